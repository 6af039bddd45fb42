/** The source of the time. The shop's clock can be moved in development; tokens and sessions use the real clock. */
export type Clock = { readonly now: () => Date };
