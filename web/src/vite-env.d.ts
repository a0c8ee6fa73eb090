/// <reference types="vite/client" />

/** Symbols of an art file whose names begin so, as one drawing. */
declare module "symbols:*" {
  const drawing: string;
  export default drawing;
}
