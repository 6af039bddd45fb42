import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { holdLines, holdsOf } from './balance.view-model.ts';

const entry = (
  id: string,
  amount: number,
  availableAt: string | null,
  through: 'wallet' | 'original_method' = 'wallet',
) => ({
  id,
  amount: pesos(amount),
  availableAt,
  withdrawal: availableAt === null ? null : { isHeld: true, availableAt, about: null },
  through,
  itemName: `Pair ${id}`,
});
const early = '2026-11-22T04:00:00.000Z';
const late = '2026-11-25T04:00:00.000Z';
const funds = (balance: number, withdrawable: number) => ({
  balance: pesos(balance),
  withdrawable: pesos(withdrawable),
});
const held = (...given: Parameters<typeof holdsOf>) =>
  holdsOf(...given).map(({ id, amount }) => `${id} ${amount / 100}`);

describe('the held amounts add up to the sum that the server holds back', () => {
  test.each([
    ['nothing is held, whatever days stand in the list', [entry('a', 100, late)], funds(100, 100), []],
    ['one line', [entry('a', 100, early)], funds(300, 200), ['a 100']],
    ['soonest first', [entry('a', 100, late), entry('b', 50, early)], funds(150, 0), ['b 50', 'a 100']],
    ['a day that is over holds nothing', [entry('a', 100, late), entry('b', 50, early)], funds(150, 50), ['a 100']],
    ['a line that was partly paid out holds its rest', [entry('a', 100, late)], funds(60, 0), ['a 60']],
    ['lines further down count as one', [entry('a', 100, late)], funds(500, 100), ['a 100', 'rest 300']],
    ['money beside the wallet does not count', [entry('a', 100, late, 'original_method')], funds(50, 0), ['rest 50']],
    ['a line without a day does not count', [entry('a', 100, null)], funds(50, 0), ['rest 50']],
  ])('%s', (_, entries, of, expected) => {
    expect(held(entries, of)).toEqual(expected);
  });

  test('more withdrawable than there is holds nothing', () => {
    expect(held([], funds(10, 20))).toEqual([]);
  });
});

test('a hold says its day and what it is for; one without a day says later', () => {
  const lines = holdLines(holdsOf([entry('a', 1_250.5, early)], funds(2_000, 0)));

  expect(lines.map(({ label, note, amount }) => [label, note, amount])).toEqual([
    ['From Sun 22 Nov, 12:00 PM', 'Pair a', '₱1,250.50'],
    ['Available later', undefined, '₱749.50'],
  ]);
});

test('ux 17: income of an item on its way says the expected day, not the limit of the ledger', () => {
  const onItsWay = { ...entry('a', 500, late), withdrawal: { isHeld: true, availableAt: null, about: '2026-12-03' } };
  expect(holdLines(holdsOf([onItsWay], funds(500, 0)))[0]?.label).toBe('3 days after delivery, about Thu 3 Dec');
});
