import { mount } from "svelte";
import App from "./App.svelte";
import { dressDocument } from "./lib/preferences.svelte";
import { startRouter } from "./lib/router.svelte";
import { startDevice } from "./lib/telling/device";
import { startWaiting } from "./lib/telling/waiting.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

dressDocument();
startRouter();
startDevice();
startWaiting();
mount(App, { target });
