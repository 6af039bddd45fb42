/** The browser's clock. No other module of the console reads a clock. */
export const now = (): Date => new Date();
