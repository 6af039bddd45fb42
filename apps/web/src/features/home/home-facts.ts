import type { ItemCard } from '@suki/sdk/types';
import { type TileFacts, tileFactsOf } from '../item/tile/tile-facts.ts';

/** An item of the home pages. */
export type HomeFacts = TileFacts & {
  /** Not wide: shown whole in a wide box, where a shoe fills it. */
  readonly isTall?: true;
};

export const isTall = ({ category }: Pick<ItemCard, 'category'>): boolean => category !== 'shoes';
export const homeFactsOf = (item: ItemCard): HomeFacts => ({
  ...tileFactsOf(item),
  ...(isTall(item) && { isTall: true }),
});
