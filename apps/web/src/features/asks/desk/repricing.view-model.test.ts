import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { AskSummary } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { deskRow } from './ask-desk.view-model.ts';
import { changesOf, outcomesOf, type PriceStep, repricings } from './repricing.view-model.ts';

const ask = (changes: Partial<AskSummary> = {}): AskSummary =>
  ({
    id: toId('ask', 'ask_0000000001'),
    status: 'listed',
    lane: 'standard',
    item: { name: 'Court Low' },
    price: pesos(9000),
    income: pesos(8200),
    tax: pesos(0),
    deposit: { amount: pesos(900), status: 'under_hold', deductedAmount: pesos(0), needToRepay: false },
    queuePosition: 3,
    lowestAsk: pesos(8500),
    highestBid: pesos(8000),
    expiryDays: 14,
    next: { nextActor: 'buyer', deadline: null, actions: ['edit_ask', 'cancel_ask'], obstacle: null },
    ...changes,
  }) as unknown as AskSummary;
const review = (step: PriceStep, changes: Partial<AskSummary> = {}) => {
  const [row] = repricings([ask(changes)], step);
  return [row?.words, row?.notes.join(' '), row?.change?.price];
};

describe('the desk tells of each ask', () => {
  test('its place and the lowest ask', () => {
    expect(deskRow(ask())).toMatchObject({
      price: '₱9,000',
      income: '₱8,200',
      place: 'No. 3 in line',
      lowest: '₱8,500',
      isLowest: false,
      isSelectable: true,
    });
    expect(deskRow(ask({ queuePosition: 1, lowestAsk: pesos(9000) }))).toMatchObject({
      place: 'First in line',
      isLowest: true,
    });
  });

  test('nothing of a queue while its deposit is due, and no box to choose it', () => {
    const due = { status: 'to_pay', queuePosition: null, lowestAsk: null, highestBid: null } as const;
    const next = { ...ask().next, actions: ['pay_deposit'], nextActor: 'seller' } as AskSummary['next'];
    expect(deskRow(ask({ ...due, next }))).toMatchObject({
      place: null,
      lowest: null,
      isSelectable: false,
      isYourTurn: true,
    });
  });
});

describe('several prices at once', () => {
  test.each([
    ['a step down', 'minus', {}, ['₱9,000 → ₱8,950', '', pesos(8950)]],
    ['to the lowest ask', 'lowest', {}, ['₱9,000 → ₱8,500', '', pesos(8500)]],
    ['is the lowest already', 'lowest', { lowestAsk: pesos(9000) }, ['₱9,000', 'Already at that price', undefined]],
    ['below the lowest price', 'minus', { price: pesos(500) }, ['₱500', 'That price isn’t allowed', undefined]],
  ] as const)('%s', (_, step, changes, expected) => {
    expect(review(step, changes)).toEqual(expected);
  });

  test('a deposit that rises is told for its ask before it is confirmed', () => {
    expect(review('plus')[1]).toContain('₱50 more');
  });

  test('a price that meets the highest bid says that it sells at once', () => {
    expect(review('minus', { highestBid: pesos(8950) })[1]).toContain('₱8,950');
  });

  test('only what changes is sent, with the days of each ask', () => {
    const rows = repricings([ask(), ask({ lowestAsk: pesos(9000) })], 'lowest');
    expect(changesOf(rows)).toEqual([{ askId: ask().id, price: pesos(8500), expiryDays: 14 }]);
  });

  test('each outcome is told: changed, deposit due, sold, refused', () => {
    const changed = (answer: object) => ({
      askId: ask().id,
      outcome: { ok: true, answer: { ...ask(), raise: null, ...answer } },
    });
    const refused = { askId: ask().id, outcome: { ok: false, error: { reason: 'OWN_ENTRY' } } };
    const all = [
      changed({ price: pesos(8500), queuePosition: 2 }),
      changed({ raise: { price: pesos(9050), amount: pesos(50), payBy: null } }),
      changed({ status: 'buyer_to_pay', queuePosition: null }),
      refused,
    ] as unknown as Parameters<typeof outcomesOf>[0];
    expect(outcomesOf(all, ({ reason }) => reason).map(({ text, isDepositDue }) => [text, isDepositDue])).toEqual([
      ['Now ₱8,500. No. 2 in line.', false],
      ['Pay ₱50 more deposit to raise it to ₱9,050.', true],
      ['Sold to the highest bid.', false],
      ['OWN_ENTRY', false],
    ]);
  });
});
