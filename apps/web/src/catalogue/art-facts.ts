import type { ItemCard } from '@suki/sdk/types';
import { viewAddress } from './picture.ts';

/** The first drawing of an item as plain data, so that little is sent to the browser. */
export type ArtFacts = {
  /** Address of the view, without width and format; null before there is one. */
  readonly view: string | null;
  readonly light: string;
  readonly dark: string;
};

export function artFactsOf(art: ItemCard['art']): ArtFacts {
  const [first] = art.views;
  return { view: first === undefined ? null : viewAddress(art, first.view), ...art.ground };
}
