import "@/games/party/phone/phone.css";
import Phone from "@/games/party/phone/Phone.svelte";
import { mount } from "svelte";

mount(Phone, { target: document.getElementById("app") as HTMLElement });
void import("@/games/party/phone/comfort").then(({ accommodate }) => accommodate());
