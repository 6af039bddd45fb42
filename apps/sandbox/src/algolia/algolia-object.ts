/** A record of an index: any fields, and its id. */
export type AlgoliaObject = Readonly<Record<string, unknown>> & { readonly objectID: string };
