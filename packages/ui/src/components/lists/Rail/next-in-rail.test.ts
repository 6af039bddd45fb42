import { expect, test } from 'vitest';
import { nextInRail } from './next-in-rail.ts';

const row = [0, 200, 400].map((left) => ({ left, top: 0 }));
/** Two columns of three, numbered down the columns. */
const rows = [0, 330].flatMap((left) => [0, 100, 200].map((top) => ({ left: left + top / 200, top })));
const leftwards = row.toReversed();

test.each([
  ['right leads to the next card', row, 0, 'ArrowRight', 1],
  ['left leads to the card before', row, 2, 'ArrowLeft', 1],
  ['the last card is the last', row, 2, 'ArrowRight', null],
  ['the first card is the first', row, 0, 'ArrowLeft', null],
  ['Home leads to the first', row, 2, 'Home', 0],
  ['End leads to the last', row, 0, 'End', 2],
  ['in three rows, right keeps to its row', rows, 1, 'ArrowRight', 4],
  ['in three rows, left keeps to its row', rows, 5, 'ArrowLeft', 2],
  ['where reading runs to the left, left leads to the next card', leftwards, 0, 'ArrowLeft', 1],
  ['other keys do something else', row, 0, 'ArrowDown', null],
])('%s', (_title, cards, current, key, expected) => {
  expect(nextInRail(cards, current, key)).toBe(expected);
});
