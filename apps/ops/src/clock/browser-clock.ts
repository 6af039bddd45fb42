/** The browser's clock: the only place of the console that reads it. */
export const now = (): Date => new Date();
