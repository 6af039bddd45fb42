import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { bidStatuses, type TimerKind } from '@suki/domain/trade/facts/statuses';
import { bidSteps } from '@suki/domain/trade/facts/steps';
import { describe, expect, test } from 'vitest';
import {
  bidAction,
  bidExplanation,
  bidHeadline,
  bidMark,
  bidStatusWords,
  bidTrack,
  orderOfBid,
} from './bid.view-model.ts';

const deadline = '2026-11-21T05:00:00.000Z';
const next = (timer: TimerKind | null, step = 3, actions: string[] = []) => ({
  step,
  stepCount: 5,
  obstacle: null,
  nextActor: 'buyer' as const,
  deadline: timer === null ? null : deadline,
  lapse: timer === null ? null : `lapse.${timer}.buyer`,
  timeoutKind: null,
  actions,
});

/** No bid is known to lead. */
const alone = { isHighest: false, highestBid: null } as const;

test.each([
  ['to_pay', 'bid_deposit', 'Your turn: pay the deposit by Sat\u00A021\u00A0Nov, 1:00\u00A0PM.'],
  ['to_pay', null, 'Your turn: pay the deposit now.'],
  ['bid_active', 'bid_life', 'Your bid is live until Sat\u00A021\u00A0Nov, 1:00\u00A0PM.'],
  // A deadline of the raise is not the deadline of the bid.
  ['bid_active', 'bid_deposit', 'Your bid is live now.'],
  [
    'seller_to_pay_deposit',
    'acceptance_deposit',
    'A seller accepted, and has to pay a deposit by Sat\u00A021\u00A0Nov, 1:00\u00A0PM.',
  ],
  ['buyer_to_pay', 'accepted_payment_window', 'It is yours. Pay by Sat\u00A021\u00A0Nov, 1:00\u00A0PM.'],
  ['bid_successful', null, 'Won and paid. It’s with your orders.'],
  ['bid_closed', 'penalty_release', 'This bid has ended.'],
] as const)('the sentence in %s, while %s runs', (bidStatus, timer, expected) => {
  expect(bidHeadline({ bidStatus, next: next(timer), attempt: null, ...alone })).toBe(expected);
});

test('while another amount is held nobody is told to pay', () => {
  const held = {
    id: toId('att', 'att_0000000009'),
    status: 'PENDING',
    amount: pesos(800),
    paymentMethod: 'GCASH',
    paymentMethodId: null,
    failureCode: 'AMOUNT_MISMATCH',
    createdAt: '2026-11-21T04:45:00.000Z',
  } as const;
  expect(bidHeadline({ bidStatus: 'to_pay', next: next('bid_deposit'), attempt: held, ...alone })).toBe(
    'We’re looking into your payment.',
  );
  // An unpaid raise leaves the bid as it is.
  expect(bidHeadline({ bidStatus: 'bid_active', next: next('bid_life'), attempt: held, ...alone })).toMatch(
    /^Your bid is live/,
  );
});

test('while a payment is with the wallet or bank the bidder is not told to pay: of the deposit, or of the order', () => {
  const attempt = {
    id: toId('att', 'att_0000000009'),
    status: 'PENDING',
    amount: pesos(800),
    paymentMethod: 'GCASH',
    paymentMethodId: null,
    failureCode: null,
    createdAt: '2026-11-21T04:45:00.000Z',
  } as const;
  const words = 'Waiting for your payment to be confirmed.';
  const due = { bidStatus: 'to_pay', next: next('bid_deposit'), attempt, ...alone } as const;
  expect(bidHeadline(due, { cameBack: 'succeeded', ofOrder: null })).toBe(words);
  expect(bidHeadline(due)).toMatch(/^Your turn/);
  const ofOrder = { ...attempt, paymentMethodId: toId('pmt', 'pmt_card000000') };
  const accepted = {
    bidStatus: 'buyer_to_pay',
    next: next('accepted_payment_window'),
    attempt: null,
    ...alone,
  } as const;
  expect(bidHeadline(accepted, { cameBack: null, ofOrder })).toBe(words);
  expect(bidHeadline(accepted, { cameBack: null, ofOrder: attempt })).toMatch(/^It is yours. Pay by/);
});

describe('below it', () => {
  const live = {
    bidStatus: 'bid_active',
    next: next('bid_life'),
    closure: null,
    queuePosition: 1,
    isHighest: true,
    highestBid: pesos(8_000),
    reminderSent: false,
    attempt: null,
  } as const;
  test.each([
    ['first in the queue', live, [/Sellers see your bid/, /Yours is first/, /get your deposit back/]],
    [
      'as high as another one that came first',
      { ...live, queuePosition: 2 },
      [/Sellers/, /number 2.*same price came first/, /deposit/],
    ],
    [
      'outbid: the price to beat',
      { ...live, queuePosition: 3, isHighest: false },
      [/Sellers/, /number 3.*highest bid is ₱8,000/, /deposit/],
    ],
    [
      'on hold: no place, and the reminder that was sent',
      {
        ...live,
        bidStatus: 'seller_to_pay_deposit',
        next: next('acceptance_deposit'),
        queuePosition: null,
        reminderSent: true,
      },
      [/A seller accepted/, /You reminded the seller/, /live again at its old place/],
    ],
    [
      'accepted: what happens without payment, once',
      { ...live, bidStatus: 'buyer_to_pay', next: next('accepted_payment_window', 4), queuePosition: null },
      [/Pay in time, or you lose your deposit/],
    ],
    [
      'taken back by the reader',
      {
        ...live,
        bidStatus: 'bid_closed',
        next: next(null),
        queuePosition: null,
        closure: { reason: 'no_return_required', detail: 'buyer_withdrew' },
      },
      [/^You canceled the bid\.$/],
    ],
    [
      'closed by default: why, and no promise that is made to the other side',
      {
        ...live,
        bidStatus: 'bid_closed',
        next: next('penalty_release'),
        closure: { reason: 'no_return_required', detail: 'bid_default' },
        queuePosition: null,
      },
      [/didn’t pay for your accepted bid/],
    ],
  ] as const)('%s', (_, bid, expected) => {
    const texts = bidExplanation(bid);
    expect(texts).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(texts[index]).toMatch(text);
    });
  });
});

test.each(bidStatuses)('in %s exactly one of the five steps is now', (bidStatus) => {
  const bid = { bidStatus, next: next(null, bidSteps[bidStatus]), history: [] };
  const now = bidTrack(bid).steps.filter(({ state }) => state === 'now');
  expect(now.map(({ id }) => id)).toHaveLength(1);
  expect(bidStatusWords(bid)).not.toBe('');
});

test('a bid that ended before its deposit does not show the steps after it as done', () => {
  const history = ['to_pay', 'bid_closed'].map((to) => ({
    event: 'E17',
    from: null,
    to,
    actor: 'buyer',
    at: deadline,
  }));
  const { steps } = bidTrack({ bidStatus: 'bid_closed', next: next(null, bidSteps.bid_closed), history });
  expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Placed done',
    'Deposit todo',
    'Live todo',
    'Accepted todo',
    'Closed now',
  ]);
});

const orderId = toId('ord', 'ord_0000000001');
test.each([
  [
    'the deposit is due',
    { bidStatus: 'to_pay', orderId: null, next: next('bid_deposit', 2, ['pay_bid_deposit']) },
    'pay',
  ],
  [
    'a raise waits for its deposit',
    { bidStatus: 'bid_active', orderId: null, next: next('bid_life', 3, ['pay_bid_deposit']) },
    'pay',
  ],
  ['in the market', { bidStatus: 'bid_active', orderId: null, next: next('bid_life', 3, ['edit_bid']) }, 'live'],
  ['in the market again after an order', { bidStatus: 'bid_active', orderId, next: next('bid_life') }, 'live'],
  ['on hold', { bidStatus: 'seller_to_pay_deposit', orderId: null, next: next('acceptance_deposit') }, 'wait'],
  ['accepted', { bidStatus: 'buyer_to_pay', orderId, next: next('accepted_payment_window', 4) }, 'order'],
  [
    'accepted, and the bank took the deposit back',
    { bidStatus: 'buyer_to_pay', orderId, next: next('accepted_payment_window', 4, ['pay_bid_deposit']) },
    'order',
  ],
  ['won', { bidStatus: 'bid_successful', orderId, next: next(null, 5) }, 'order'],
  ['closed', { bidStatus: 'bid_closed', orderId: null, next: next(null, 5) }, 'ended'],
  ['closed by default', { bidStatus: 'bid_closed', orderId, next: next('penalty_release', 5) }, 'ended'],
] as const)('the action of the bidder: %s', (_, bid, expected) => {
  expect(bidAction({ ...bid, next: { ...bid.next, actions: [...bid.next.actions] } })).toBe(expected);
});

test('a bid that came back to the market has no order any more', () => {
  expect(orderOfBid({ bidStatus: 'bid_active', orderId })).toBeNull();
  expect(orderOfBid({ bidStatus: 'buyer_to_pay', orderId })).toBe(orderId);
});

test.each([
  [
    'the highest',
    { bidStatus: 'bid_active', isHighest: true, highestBid: pesos(8_000) },
    { words: 'Highest bid', tone: 'positive' },
  ],
  [
    'outbid',
    { bidStatus: 'bid_active', isHighest: false, highestBid: pesos(8_000) },
    { words: 'Outbid', tone: 'critical' },
  ],
  ['not in the market', { bidStatus: 'to_pay', isHighest: false, highestBid: pesos(8_000) }, null],
] as const)('ux 46: in the list, one that is %s has its own mark', (_, bid, expected) => {
  expect(bidMark(bid)).toEqual(expected);
});

test.each([
  [true, /^You have the highest bid\. It’s live until Sat/],
  [false, /^You’ve been outbid\. Your bid is live until Sat/],
])('ux 46: the page of a live bid says first if it leads: %s', (isHighest, expected) => {
  const bid = {
    bidStatus: 'bid_active',
    next: next('bid_life'),
    attempt: null,
    isHighest,
    highestBid: pesos(8_000),
  } as const;
  expect(bidHeadline(bid)).toMatch(expected);
});
