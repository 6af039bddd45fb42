/** Where the time comes from. The shop's clock can be moved in development; tokens and sessions use the real one. */
export type Clock = { readonly now: () => Date };
