/**
 * One line of a receipt in words: plain data in the shape of the kit's `ReceiptLine`, whose package knows no domain.
 * The compiler compares the two wherever a screen gives these lines to the kit's `Receipt`.
 */
export type ReceiptLine = {
  readonly id: string;
  readonly label: string;
  /** The origin of the amount, or its due date. */
  readonly note?: string | undefined;
  readonly amount: string;
  /** The amount without its discount, struck through; `label` says so to screen readers. */
  readonly was?: { readonly amount: string; readonly label: string } | undefined;
  /** `positive`: money that comes back or is taken off. */
  readonly tone?: 'ink' | 'positive' | 'critical' | undefined;
  readonly kind?: 'line' | 'strong' | 'total' | undefined;
};

/** The words of an unusual last line: "You paid", "Only if a seller accepts". */
export type TotalWords = { readonly label?: string | undefined; readonly note?: string | undefined };

/** Shown for an unknown amount. */
const NO_AMOUNT = '–';

/** Returns a line without its price: the words stay, the amount is a dash and nothing is struck through (ADR 0078). */
export function withoutAmount({ was: _unknown, ...line }: ReceiptLine): ReceiptLine {
  return { ...line, amount: NO_AMOUNT };
}
