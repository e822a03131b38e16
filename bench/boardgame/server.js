// A server of boardgame.io with this game, in memory, at a port that it names.
const { Server } = require("boardgame.io/server");
const { LostCities } = require("./game.js");

const server = Server({ games: [LostCities], origins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("boardgame.io is up") });
