/// <reference types="vite/client" />

/** Symbols of an art file whose names begin so, as one drawing. */
declare module "symbols:*" {
  const drawing: string;
  export default drawing;
}

/** By language and use: how its sentences are fetched. */
declare module "texts:*" {
  const texts: Record<string, Record<string, () => Promise<string>>>;
  /** How each language calls itself. */
  export const names: Record<string, string>;
  export default texts;
}
