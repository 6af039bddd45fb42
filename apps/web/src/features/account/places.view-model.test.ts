import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { placesOf } from './places.view-model.ts';

const none = { to_pay: 0, in_progress: 0, to_receive: 0 };
const counts = {
  yourTurn: { buyer: 0, seller: 0 },
  bought: { ...none, in_progress: 2 },
  sold: { ...none, to_receive: 1 },
  asks: { selling: 4, in_progress: 1 },
  bids: { active: 0 },
};
const facts = (known: Parameters<typeof placesOf>[0]) =>
  Object.fromEntries(placesOf(known).map(({ name, fact }) => [name, fact]));

test('ux 43: Me opens on Orders, Bids, Asks and Wallet, with what is open in each', () => {
  const places = placesOf({ counts, balance: pesos(1_250), unread: 3 });
  expect(places.slice(0, 4).map(({ name }) => name)).toEqual(['Orders', 'Bids', 'Asks', 'Wallet']);
  expect(facts({ counts, balance: pesos(1_250), unread: 3 })).toMatchObject({
    Orders: 'Open 3',
    Bids: undefined,
    Asks: 'Open 5',
    Wallet: '₱1,250',
    Inbox: 'Unread 3',
  });
});

test('ux 9: what waits for the person comes before what is open', () => {
  const waits = { ...counts, yourTurn: { buyer: 1, seller: 1 } };
  expect(facts({ counts: waits, balance: pesos(0), unread: 0 }).Orders).toBe('Your turn 2');
});

test('before the counts are known, and with a hidden balance, no figure is made up', () => {
  expect(facts({ counts: null, balance: null, unread: 0 })).toMatchObject({
    Orders: undefined,
    Asks: undefined,
    Wallet: 'Hidden',
  });
});
