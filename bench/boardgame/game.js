// Lost Cities: Roll & Write for two, as one would write it for boardgame.io: what docs/rules tells,
// in its own words for states and moves. G is all there is; every sheet is open to all.
const { INVALID_MOVE } = require("boardgame.io/core");

const FULL = 9, CLOSED = 10, PLACES = 9, BRIDGE = 6;
const LADDER = [0, -20, -15, -10, 5, 10, 15, 30, 35, 50, 50];
const SIDE = [0, -40, -30, -20, 10, 20, 30, 60, 70, 100];
const ARROWS = [[3, 8], [5], [2, 9], [6], [4, 8], [5, 7]];
const ARTEFACTS = [[5], [2, 8], [6], [3, 9], [7], [4]];

const column = () => ({ height: 0, last: 0, circle: false, numbers: [] });
const sheet = () => ({
  columns: Array.from({ length: 6 }, column),
  artefacts: 0,
  dice: 0,
  bridges: Array(8).fill(false),
  arrow: false,
});

function points(one) {
  const columns = one.columns.map((c) => (c.height ? LADDER[c.height] : c.circle ? -50 : 0) * (c.circle ? 2 : 1));
  const dice = one.dice === PLACES ? 0 : SIDE[one.dice];
  const bridges = 20 * one.bridges.filter(Boolean).length;
  return columns.reduce((sum, value) => sum + value, SIDE[one.artefacts] + dice + bridges);
}

function climb(own, colour, number) {
  const c = own.columns[colour];
  c.height += 1;
  if (c.height <= FULL) {
    c.last = number;
    c.numbers.push(number);
  }
  if (c.height > FULL || ARTEFACTS[colour].includes(c.height)) own.artefacts = Math.min(PLACES, own.artefacts + 1);
  own.arrow = c.height <= FULL && ARROWS[colour].includes(c.height) && own.columns.some((one) => one.height < CLOSED);
}

function take(G, colour, number) {
  G.colours.splice(G.colours.indexOf(colour), 1);
  G.numbers.splice(G.numbers.indexOf(number), 1);
}

// The active seat's dice leave the middle; the other one's stay.
const isActive = (ctx) => ctx.playOrderPos % 2 === 0;

function entered(G, ctx, colour, number, events) {
  if (isActive(ctx)) take(G, colour, number);
  finish(G, ctx, events);
}

function finish(G, ctx, events) {
  const own = G.sheets[ctx.currentPlayer];
  for (const one of G.sheets) one.total = points(one);
  if (!own.arrow) events.endTurn();
}

function passBridges(G) {
  const heights = (one) => [...one.columns.map((c) => c.height), one.artefacts, one.dice];
  const passing = G.sheets.map((one) => heights(one).map((height) => height > BRIDGE));
  for (let at = 0; at < 8; at += 1) {
    if (!G.passed[at]) G.sheets.forEach((one, seat) => (one.bridges[at] = passing[seat][at]));
    G.passed[at] = G.passed[at] || passing.some((mine) => mine[at]);
  }
}

const moves = {
  write: ({ G, ctx, events }, colour, face) => {
    const own = G.sheets[ctx.currentPlayer], c = own.columns[colour], number = face || 10;
    if (own.arrow || !G.colours.includes(colour) || !G.numbers.includes(face)) return INVALID_MOVE;
    if (c.height >= CLOSED || number < Math.max(1, c.last)) return INVALID_MOVE;
    climb(own, colour, number);
    entered(G, ctx, colour, face, events);
  },
  circle: ({ G, ctx, events }, colour) => {
    const own = G.sheets[ctx.currentPlayer], c = own.columns[colour];
    if (own.arrow || !G.colours.includes(colour) || !G.numbers.includes(0)) return INVALID_MOVE;
    if (c.height || c.circle) return INVALID_MOVE;
    c.circle = true;
    entered(G, ctx, colour, 0, events);
  },
  refuse: ({ G, ctx, events }) => {
    const own = G.sheets[ctx.currentPlayer];
    if (own.arrow) return INVALID_MOVE;
    own.dice = Math.min(PLACES, own.dice + 1);
    finish(G, ctx, events);
  },
  speed: ({ G, ctx, events }, colour) => {
    const own = G.sheets[ctx.currentPlayer], c = own.columns[colour];
    if (!own.arrow || c.height >= CLOSED) return INVALID_MOVE;
    climb(own, colour, c.last || 1);
    finish(G, ctx, events);
  },
  stay: ({ G, ctx, events }) => {
    const own = G.sheets[ctx.currentPlayer];
    if (!own.arrow) return INVALID_MOVE;
    own.arrow = false;
    finish(G, ctx, events);
  },
};

function roll({ G, ctx, random }) {
  if (!isActive(ctx)) return;
  G.colours = random.D6(3).map((face) => face - 1);
  G.numbers = random.Die(10, 3).map((face) => face - 1);
}

exports.LostCities = {
  name: "lost-cities",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ sheets: [sheet(), sheet()], passed: Array(8).fill(false), colours: [], numbers: [] }),
  moves,
  turn: {
    order: {
      first: () => 0,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % 4,
      playOrder: () => ["0", "1", "1", "0"],
    },
    onBegin: roll,
    onEnd: ({ G, ctx }) => {
      if (!isActive(ctx)) passBridges(G);
    },
  },
  endIf: ({ G }) => {
    const isOver = G.passed.every(Boolean) || G.sheets.every((one) => one.dice >= PLACES);
    return isOver ? { totals: G.sheets.map(points) } : undefined;
  },
};
