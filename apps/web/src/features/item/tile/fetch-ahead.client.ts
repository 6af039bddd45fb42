import { preload } from 'react-dom';
import { pictureAt } from '../../../catalogue/picture.ts';
import { gallerySizes } from '../gallery-sizes.ts';

const fetched = new Set<string>();

type Connection = { readonly saveData?: boolean };

/** True when the visitor asked the browser to spare data; Safari and Firefox do not tell. */
function sparesData(): boolean {
  return (navigator as { readonly connection?: Connection }).connection?.saveData === true;
}

/** The address of the view that a card shows: its item page begins with it. */
function viewOf(card: HTMLAnchorElement): string | null {
  return /^(.+)\/\d+\.avif$/.exec(card.querySelector('img')?.src ?? '')?.[1] ?? null;
}

/**
 * Fetches the first picture of the page that a card leads to, and the page by `fetchPage`, once for each card. Does
 * nothing for a visitor who spares data.
 */
export function fetchAhead(card: HTMLAnchorElement, fetchPage: () => void): void {
  if (fetched.has(card.href) || sparesData()) return;
  fetched.add(card.href);
  fetchPage();
  const view = viewOf(card);
  if (view === null) return;
  const { src, srcSet } = pictureAt(view, 'page', '');
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: gallerySizes, fetchPriority: 'high' });
}
