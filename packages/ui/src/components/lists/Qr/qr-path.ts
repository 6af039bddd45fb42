import { encode } from 'uqr';

/** Four modules of light round the code: the quiet zone that readers need, by the standard. */
const quietZone = 4;

/**
 * Returns the dark squares of a code as one path; `side` is the width of the drawing in squares, quiet zone included.
 * Squares beside each other become one rectangle, which halves the path and leaves no hairlines between them. The code
 * can be read with 15 % damage, as on a crumpled tag.
 */
export function qrPath(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data.flatMap((row, y) => runs(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`));
  return { path: path.join(''), side: size };
}

function runs(row: ReadonlyArray<boolean>): ReadonlyArray<{ from: number; length: number }> {
  const found: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = found.at(-1);
    if (last !== undefined && last.from + last.length === x) last.length += 1;
    else found.push({ from: x, length: 1 });
  });
  return found;
}
