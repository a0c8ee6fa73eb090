import "@/games/party/phone/phone.css";
import Phone from "@/games/party/phone/Phone.svelte";
import { first, speak } from "@/games/party/phone/words";
import { mount } from "svelte";

void speak(first()).then(() =>
  mount(Phone, { target: document.getElementById("app") as HTMLElement }),
);
void import("@/games/party/phone/comfort").then(({ accommodate }) => accommodate());
