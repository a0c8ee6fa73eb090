import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource-variable/fraunces/full.css";
import "@/tokens.css";
import "@/app.css";
import Tracks from "./Tracks.svelte";
import { mount } from "svelte";
mount(Tracks, { target: document.getElementById("app")! });
