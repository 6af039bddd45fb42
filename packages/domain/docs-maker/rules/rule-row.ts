/**
 * Where a rule lives and what proves it: `['fees/sell-fee.table.ts#sellFee', 'fees/fees.test.ts#the sell fee of ₱%s is ₱%s']`.
 *
 * A path is one of this package's sources, or begins at the root of the repository (`packages/`, `apps/`, `tooling/`). Behind the first `#`
 * stands the exported name (`default` for a default export), or the title of the test or of its `describe`, as the file has it. Behind ` › `
 * may follow the row of its table, by a text that this row contains.
 */
export type Proof = readonly [where: string, test: string];

/** One sentence of the specification, word for word, and what became of it. */
export type RuleRow = { readonly sentence: string } & (
  | {
      readonly proofs: readonly [Proof, ...Proof[]];
      /** Where we do more than the sentence, or otherwise on purpose. */
      readonly note?: string;
    }
  /** Comes with a part of the product that does not exist yet; it is named here. */
  | { readonly later: string }
  /** The specification says that it does not say; where the project has decided. */
  | { readonly open: string }
);

/** A reference in its parts; `row` is null where the whole table proves the sentence. */
export type Reference = { readonly path: string; readonly name: string; readonly row: string | null };

/** Reads `file#name › row`; the path comes out as it is from the root of the repository. */
export function referenceOf(text: string): Reference {
  const hash = text.indexOf('#');
  const [name = '', row = null] = text.slice(hash + 1).split(' › ');
  const path = text.slice(0, hash);
  return { path: /^(?:packages|apps|tooling)\//.test(path) ? path : `packages/domain/src/${path}`, name, row };
}
