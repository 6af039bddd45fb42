import { expect, test } from 'vitest';
import { suspensionTexts as texts } from './suspension.texts.ts';
import { closedTitle, suspensionLines } from './suspension.view-model.ts';

const none = { selling: false, buying: false, account: false, mayWithdraw: true };

test.each([
  [{ ...none, selling: true }, [texts.selling, texts.mayWithdraw, texts.next]],
  [{ ...none, buying: true, mayWithdraw: false }, [texts.buying, texts.mayNotWithdraw, texts.next]],
  [
    { selling: true, buying: true, account: true, mayWithdraw: false },
    [texts.account, texts.mayNotWithdraw, texts.next],
  ],
])('ops A.2 A1: the suspension %o is told with what it does to withdrawals', (suspension, lines) => {
  expect(suspensionLines(suspension)).toEqual(lines);
});

test.each([
  [['counterfeit'], [texts.why.counterfeit]],
  [
    ['payment_taken_back', 'review'],
    [texts.why.payment_taken_back, texts.why.review],
  ],
] as const)('ux 19: a person suspended for %j is told why before anything else', (why, lines) => {
  expect(suspensionLines({ ...none, selling: true, why: [...why] }).slice(0, lines.length)).toEqual(lines);
});

test.each([
  ['nobody suspended', null, null, null],
  ['a suspended seller', { ...none, selling: true }, texts.closed.selling, null],
  ['a suspended buyer', { ...none, buying: true }, null, texts.closed.buying],
  ['a suspended account', { ...none, account: true }, texts.suspended, texts.suspended],
])('ux 19: the form of the closed part is not shown to %s', (_, suspension, selling, buying) => {
  expect(closedTitle(suspension, 'selling')).toBe(selling);
  expect(closedTitle(suspension, 'buying')).toBe(buying);
});
