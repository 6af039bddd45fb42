import type { ItemCard } from '@suki/sdk/types';
import { type ArtFacts, artFactsOf } from '../../../catalogue/art-facts.ts';
import type { TileItem } from './tile.view-model.ts';

/**
 * An item on a card as plain data. The page carries it for the scripts, beside the HTML, so it is short (ADR 0123), and
 * what most items lack is left out.
 */
export type TileFacts = {
  readonly id: string;
  readonly name: string;
  readonly prices: TileItem;
  readonly art: ArtFacts;
};

export function tileFactsOf({
  id,
  name,
  art,
  lowestAsk,
  lowestAskRegion,
  flashLowestAsk,
  lastSale,
}: ItemCard): TileFacts {
  const prices: TileItem = {
    lowestAsk,
    lowestAskRegion,
    ...(flashLowestAsk !== null && { flashLowestAsk }),
    ...(lastSale !== null && { lastSale }),
  };
  return { id, name, art: artFactsOf(art), prices };
}
