import { describe, expect, test } from 'vitest';
import { openingAsks, openingOrders, openingStage } from './opening-list.ts';

const none = { to_pay: 0, in_progress: 0, to_receive: 0 };
const nothing = {
  yourTurn: { buyer: 0, seller: 0 },
  bought: none,
  sold: none,
  asks: { selling: 0, in_progress: 0 },
} as const;

describe('ux 9: a list opens where work is', () => {
  test.each([
    ['nothing at all', {}, 'buyer'],
    ['a sale to confirm', { yourTurn: { buyer: 0, seller: 1 }, sold: { ...none, in_progress: 1 } }, 'your_turn'],
    ['a purchase to pay', { yourTurn: { buyer: 1, seller: 0 }, bought: { ...none, to_pay: 1 } }, 'your_turn'],
    ['only sales, which others work on', { sold: { ...none, in_progress: 1 } }, 'seller'],
    ['purchases and sales', { bought: { ...none, to_receive: 1 }, sold: { ...none, in_progress: 2 } }, 'buyer'],
  ] as const)('Orders with %s', (_, counts, expected) => {
    expect(openingOrders({ ...nothing, ...counts })).toBe(expected);
  });

  test.each([
    [none, 'in_progress'],
    [{ to_pay: 1, in_progress: 3, to_receive: 1 }, 'to_pay'],
    [{ to_pay: 0, in_progress: 3, to_receive: 1 }, 'in_progress'],
    [{ to_pay: 0, in_progress: 0, to_receive: 1 }, 'to_receive'],
  ] as const)('a side with %o', (counts, expected) => {
    expect(openingStage(counts)).toBe(expected);
  });

  test.each([
    ['nothing', 0, { selling: 0, in_progress: 0 }, 'selling'],
    ['a sale to confirm', 1, { selling: 5, in_progress: 1 }, 'in_progress'],
    ['a deposit to pay', 1, { selling: 1, in_progress: 0 }, 'selling'],
    ['sales that others work on', 0, { selling: 5, in_progress: 1 }, 'selling'],
    ['nothing on sale', 0, { selling: 0, in_progress: 1 }, 'in_progress'],
  ] as const)('Asks with %s', (_, seller, asks, expected) => {
    expect(openingAsks({ ...nothing, yourTurn: { buyer: 0, seller }, asks })).toBe(expected);
  });
});
