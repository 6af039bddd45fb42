export type MarkedPart = {
  readonly text: string;
  readonly isMarked: boolean;
  /** Place of the part in the label. */
  readonly at: number;
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Splits a label at the beginnings of words that somebody typed: of "Jordan 1" and "jord" these are "Jord", "an 1". */
export function markedParts(label: string, typed: string): readonly MarkedPart[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const parts: MarkedPart[] = [];
  const add = (text: string, isMarked: boolean): void => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last !== undefined && last.isMarked === isMarked) parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ text, isMarked, at: parts.reduce((sum, part) => sum + part.text.length, 0) });
  };
  for (const piece of label.split(/(?<=\s)|(?=\s)/)) {
    const word = plain(piece);
    const length = Math.max(0, ...wanted.filter((each) => word.startsWith(each)).map((each) => each.length));
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}
