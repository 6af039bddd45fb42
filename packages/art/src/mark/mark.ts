import { tagOrange } from '../colour/house-colours.ts';

const paper = '#ffffff';

/** The tag in a square of 48: one corner cut off, and a hole beside the cut. */
const outline = 'M4 6a2 2 0 0 1 2-2h25.2a2 2 0 0 1 1.4.6l10.8 10.8a2 2 0 0 1 .6 1.4V42a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z';
const hole = 'M31 22.5a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0Z';

export type MarkOptions = {
  readonly colour?: string | undefined;
  /** The name of a mark that stands alone; without it the mark is decoration and hidden from screen readers. */
  readonly label?: string | undefined;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The mark as an SVG document: the tag that every item of the warehouse carries. The ground shows through its hole.
 */
export function markSvg({ colour = tagOrange, label }: MarkOptions = {}): string {
  const role = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${role}><path fill="${colour}" fill-rule="evenodd" d="${outline}${hole}"/></svg>`;
}

/** The mark for browser tabs: larger in its square, with a white hole, because tab bars have every colour. */
export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 44 44"><path fill="${tagOrange}" d="${outline}"/><path fill="${paper}" d="${hole}"/></svg>`;
}
