/** Where a card lies on the screen. */
export type CardPlace = { left: number; top: number };

/** More than this many px apart stand in different columns: edges of one column differ by less. */
const sameColumn = 2;

/**
 * Returns the index of the card that an arrow key leads to from card `current`: in the nearest column on that side of
 * the screen, the card nearest in height. Sides are compared rather than indexes, so that rails of three rows and
 * right-to-left rails work. Null where there is no such card.
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
