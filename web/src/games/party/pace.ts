/** How long a screen takes, in milliseconds: the phones wait for it. */

/** From one card to the next. */
export const CARD_TIME = 2500;
/** The payment, unless somebody goes on. */
export const PAY_TIME = 7000;
