/** The item, size and order that a message is about; every message of a trade has one (ux 12). */
export type AboutItem = {
  readonly name: string;
  /** In words and two systems: "US M 9 · EU 42.5". */
  readonly size: string;
  /** As people read it aloud, `SK-2061-1483L`; null for a listing, a bid or an item in our warehouse. */
  readonly orderNumber: string | null;
  /** For mails. Its address has no key of the viewer. */
  readonly picture: { readonly url: string; readonly alt: string } | null;
};

/** "US M 9 · EU 42.5 · SK-2061-1483L", or the size alone. */
export function sizeAndNumber({ size, orderNumber }: Pick<AboutItem, 'size' | 'orderNumber'>): string {
  return orderNumber === null ? size : `${size} · ${orderNumber}`;
}

/** Cuts a text at a word, with an ellipsis: a catalogue has names of 80 characters. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
