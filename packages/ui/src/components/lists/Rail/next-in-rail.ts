/** Where a card lies on the screen. */
export type CardPlace = { left: number; top: number };

/** More than this many px apart stand in different columns: edges of one column differ by less. */
const sameColumn = 2;

/**
 * The card that an arrow key leads to from card `current`: the nearest column on that side of the screen, and in it the card nearest in
 * height. Sides and not numbers, so that it holds for rails of three rows and for those that run to the left. Null where there is none.
 */
export function nextInRail(cards: ReadonlyArray<CardPlace>, current: number, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return cards.length - 1;
  const from = cards[current];
  const side = key === 'ArrowRight' ? 1 : -1;
  if (from === undefined || (side === -1 && key !== 'ArrowLeft')) return null;
  const away = (card: CardPlace) => (card.left - from.left) * side;
  const [next] = cards
    .map((card, index) => ({ index, away: away(card), drop: Math.abs(card.top - from.top) }))
    .filter((card) => card.away > sameColumn)
    .toSorted((one, other) =>
      Math.abs(one.away - other.away) > sameColumn ? one.away - other.away : one.drop - other.drop,
    );
  return next?.index ?? null;
}
