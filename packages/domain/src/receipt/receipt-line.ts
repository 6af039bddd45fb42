/**
 * One line of a receipt in words: plain data in the shape of the kit's `ReceiptLine`, whose package knows no domain.
 * The compiler compares the two wherever a screen gives these lines to the kit's `Receipt`.
 */
export type ReceiptLine = {
  readonly id: string;
  readonly label: string;
  /** Where the amount comes from, or when it is due. */
  readonly note?: string | undefined;
  readonly amount: string;
  /** The amount without its discount, struck through; `label` says so to screen readers. */
  readonly was?: { readonly amount: string; readonly label: string } | undefined;
  /** `positive`: money that comes back or is taken off. */
  readonly tone?: 'ink' | 'positive' | 'critical' | undefined;
  readonly kind?: 'line' | 'strong' | 'total' | undefined;
};

/** The words of a last line where they are not the usual ones: "You paid", "Only if a seller accepts". */
export type TotalWords = { readonly label?: string | undefined; readonly note?: string | undefined };

/** Stands for an amount that nobody knows yet. */
const NO_AMOUNT = '–';

/** A line while there is no price: its words stay, the amount is a dash and nothing is struck through (ADR 0078). */
export function withoutAmount({ was: _unknown, ...line }: ReceiptLine): ReceiptLine {
  return { ...line, amount: NO_AMOUNT };
}
