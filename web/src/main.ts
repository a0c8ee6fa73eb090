import "@/fonts.css";
import "@/palette.css";
import "@/tokens.css";
import "@/comfort.css";
import "@/app.css";
import App from "@/App.svelte";
import { mount } from "svelte";

mount(App, { target: document.getElementById("app") as HTMLElement });
