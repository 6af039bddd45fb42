import { pesos } from '@suki/domain/money/centavos';
import { type AskViewInput, viewAsk } from '@suki/domain/trade/view/view';
import { expect, test } from 'vitest';
import { cancelWords, endOfAsk } from './end-ask.view-model.ts';

const seen = (ask: Omit<AskViewInput['ask'], 'closure'>) => ({
  status: ask.status,
  deposit: { amount: pesos(450) },
  next: { actions: [...viewAsk({ ask: { closure: null, ...ask }, role: 'seller', timers: [] }).actions] },
});

test.each([
  {
    what: 'an acceptance that waits for its deposit: nothing now, but three in 30 days',
    ask: { status: 'to_pay', origin: 'accept_bid' },
    label: 'Don’t sell to this bid',
    text: /bid goes live again\. You weren’t charged\. If you accept 3 bids in 30 days/,
  },
  {
    what: 'an ask that was never paid for: nothing',
    ask: { status: 'to_pay', origin: 'listing' },
    label: 'Cancel the ask',
    text: /You weren’t charged/,
  },
  {
    what: 'an ask on sale: nothing, the deposit goes back',
    ask: { status: 'listed', origin: 'listing' },
    label: 'Take it off sale',
    text: /your ₱450 deposit back/,
  },
] as const)('the button is there and says what it costs to end $what', ({ ask, label, text }) => {
  expect(endOfAsk(seen(ask))).toBe('cancel');
  expect(cancelWords(seen(ask))).toMatchObject({ label, text: expect.stringMatching(text) });
});

test('an ask on sale without a deposit promises nothing back', () => {
  const ask = { ...seen({ status: 'listed', origin: 'listing' }), deposit: { amount: pesos(0) } };
  expect(cancelWords(ask).text).toBe('The ask closes. There’s no deposit on it.');
});

test.each([
  { status: 'buyer_to_pay', end: 'none' },
  { status: 'to_ship', end: 'none' },
  { status: 'transaction_closed', end: 'remove' },
  { status: 'transaction_successful', end: 'remove' },
] as const)('an ask in $status: $end', ({ status, end }) => {
  expect(endOfAsk(seen({ status }))).toBe(end);
});
