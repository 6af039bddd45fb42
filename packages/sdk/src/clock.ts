/** The browser's clock. It measures how old a stored intent is; deadlines and prices come from the server. */
export const now = (): Date => new Date();
