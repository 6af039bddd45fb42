import { expect, test } from 'vitest';
import { nudgeTexts } from './nudge.texts.ts';
import { nudgeFrom, nudgeOf, nudgesSent } from './nudge.view-model.ts';

const next = (lapse: string | null, ...actions: string[]) => ({
  deadline: lapse === null ? null : '2026-11-22T12:00:00.000Z',
  lapse,
  actions,
});

test.each([
  ['the buyer has to decide', ['remind_of_ask'], 'remind'],
  ['the seller has to send it', ['change_buyer_address', 'remind_of_order'], 'remind'],
  ['the pair is with us, seen by its seller', ['rush_ask'], 'rush'],
  ['the pair is with us, seen by its buyer', ['rush_order'], 'rush'],
  ['the server offers nothing', ['cancel_order'], null],
] as const)('which push: %s', (_, actions, expected) => {
  expect(nudgeOf({ next: next(null, ...actions) })).toBe(expected);
});

test('a reminder is possible when a third of the window has passed', () => {
  expect(nudgeFrom({ next: next('lapse.confirmation.buyer') })).toBe('2026-11-21T20:00:00.000Z');
});

test.each([
  ['no deadline', null],
  ['a deadline of ours', 'lapse.check.buyer'],
])('with %s it is possible at once', (_, lapse) => {
  expect(nudgeFrom({ next: next(lapse) })).toBeNull();
});

test('only the nudges already sent are named', () => {
  expect(nudgesSent({ reminderSent: false, rushOrder: false }, nudgeTexts.remindBuyer)).toEqual([]);
  expect(nudgesSent({ reminderSent: true, rushOrder: true }, nudgeTexts.remindBuyer)).toEqual([
    nudgeTexts.remindBuyer.sent,
    nudgeTexts.rush.sent,
  ]);
});
