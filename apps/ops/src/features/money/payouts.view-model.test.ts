import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { payoutStatuses } from '@suki/domain/trade/facts/statuses';
import type { StaffPayout } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import {
  adviceOn,
  decidedMeanwhile,
  listsOfPayouts,
  listsOfRefunds,
  noPayoutText,
  payoutLine,
  payoutLists,
  payoutTitle,
  questionOf,
  shownMoney,
} from './payouts.view-model.ts';

const payout: StaffPayout = {
  id: toId('pyo', 'pyo_0000000001'),
  status: 'ACCEPTED',
  amount: pesos(5_675),
  userId: toId('usr', 'usr_0000000001'),
  channelCode: 'PH_BDO',
  accountHolderName: 'Sam Reyes',
  tries: 1,
  failureReason: 'UNKNOWN_BANK_NETWORK_ERROR',
  isHeld: true,
  isUnsent: false,
  sentAgain: null,
  createdAt: '2026-11-21T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
};

test('those that wait for a decision come first, then every status, each with its name and words for an empty list', () => {
  expect(payoutLists[0]).toBe('held');
  expect(payoutLists.slice(1).toSorted()).toEqual(payoutStatuses.toSorted());
  expect(new Set(payoutLists.map(payoutTitle)).size).toBe(payoutLists.length);
  for (const list of payoutLists) expect(noPayoutText(list)).toMatch(/\.$/);
});

test.each([
  ['payouts=FAILED', { title: 'Payouts: given back', payouts: 'FAILED' }],
  ['', { title: 'Payouts: to decide', payouts: 'held' }],
  ['payouts=nonsense', { title: 'Payouts: to decide', payouts: 'held' }],
  ['refunds=FAILED', { title: 'Refunds: in the wallet', refunds: 'FAILED' }],
  ['refunds=nonsense', { title: 'Refunds: not sent yet', refunds: 'PENDING' }],
])('the address ?%s shows one list: %o', (search, shown) => {
  expect(shownMoney(new URLSearchParams(search))).toEqual(shown);
});

test('the address of each list opens the list of that title', () => {
  for (const { search, title } of [...listsOfPayouts, ...listsOfRefunds]) {
    expect(shownMoney(new URLSearchParams(search)).title).toBe(title);
  }
});

test.each([
  ['REJECTED_BY_WG', /compliance/],
  ['TRANSFER_ERROR', /request at the gateway/],
  ['UNKNOWN_BANK_NETWORK_ERROR', /pays twice/],
  ['A_WORD_THAT_NOBODY_KNOWS', /pays twice/],
])('says what to find out about %s before deciding', (failureReason, text) => {
  expect(adviceOn({ failureReason })).toMatch(text);
});

test('says of a payout where it goes, how often it was sent and what the gateway said', () => {
  expect(payoutLine(payout)).toEqual({
    amount: '₱5,675',
    to: 'Sam Reyes, BDO Unibank',
    tries: '1 try; it failed: the bank did not say how it ended',
    since: expect.stringContaining('21 Nov'),
  });
  expect(payoutLine({ ...payout, tries: 2, failureReason: null }).tries).toBe('2 tries');
});

test.each([
  ['send_again', 'Send ₱5,675 again?', 'Send ₱5,675 again'],
  ['give_back', 'Give ₱5,675 back to the wallet?', 'Give ₱5,675 back'],
] as const)(
  'to %s is asked once more, with the amount, the person, the account and that it may be paid twice',
  (outcome, title, yes) => {
    expect(questionOf(payout, outcome)).toEqual({
      title,
      yes,
      no: 'Leave it for now',
      danger: 'If the bank has it already, it is paid twice.',
      facts: [
        { name: 'Amount', value: '₱5,675' },
        { name: 'Person', value: 'Sam Reyes' },
        { name: 'Account', value: 'BDO Unibank' },
        { name: 'Asked for', value: expect.stringContaining('21 Nov') },
      ],
    });
  },
);

test.each([
  ['FAILED', ': the money is back in the wallet. Nothing was changed.'],
  ['SUCCEEDED', ': the gateway has paid it. Nothing was changed.'],
  ['ACCEPTED', ': somebody sent it again. Nothing was changed.'],
])('a press after the payout became %s is told what has become of it', (status, end) => {
  const refused = { reason: 'NOT_ALLOWED_NOW', details: { status } } as const;
  expect(decidedMeanwhile(refused)).toBe(`This payout no longer waits for a decision${end}`);
});

test('a decision that failed for another reason can be pressed again', () => {
  expect(decidedMeanwhile({ reason: 'GATEWAY_UNAVAILABLE', details: {} })).toBeNull();
});
