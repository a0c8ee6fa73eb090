import "@/fonts.css";
import "@/palette.css";
import "@/tokens.css";
import "@/comfort.css";
import "@/app.css";
import App from "@/App.svelte";
import { showComing } from "@/core/coming";
import { preferences } from "@/core/memory.svelte";
import { preferred } from "@/core/tongue.svelte";
import { languages, speak } from "@/core/words";
import { mount } from "svelte";

showComing();
const known = languages();
const chosen = preferences.language;
void speak(known.includes(chosen) ? chosen : preferred(known)).then(() =>
  mount(App, { target: document.getElementById("app") as HTMLElement }),
);
