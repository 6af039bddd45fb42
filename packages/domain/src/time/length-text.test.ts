import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../config/durations.ts';
import { ACCEPT_AND_PAY_MS, CLAIM_WINDOW_MS, timerWindows } from '../config/timers.ts';
import { keysOf } from '../keys-of.ts';
import { lapsesEn } from '../texts/lapses.en.ts';
import { obstaclesEn } from '../texts/obstacles.en.ts';
import { quoteLinesEn } from '../texts/quote-lines.en.ts';
import { timeEn } from '../texts/time.en.ts';
import { lengthText } from './length-text.ts';
import { windowText } from './window-text.ts';

describe('a length of time', () => {
  test.each([
    [ACCEPT_AND_PAY_MS, '15 minutes'],
    [60 * MINUTE_MS, '60 minutes'],
    [90 * MINUTE_MS, '90 minutes'],
    [2 * HOUR_MS, '2 hours'],
    [DAY_MS, '24 hours'],
    [36 * HOUR_MS, '36 hours'],
    [CLAIM_WINDOW_MS, '3 days'],
    [120 * DAY_MS, '120 days'],
  ])('of %i ms is %s', (lengthMs, text) => {
    expect(lengthText(lengthMs)).toBe(text);
  });

  test.each([0, MINUTE_MS, 90_500, -DAY_MS])('of %i ms is refused', (lengthMs) => {
    expect(() => lengthText(lengthMs)).toThrow(RangeError);
  });

  test('is told as the options of the specification name it', () => {
    for (const id of keysOf(timeEn)) {
      const unitMs = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS }[id.slice(-1)];
      if (unitMs !== undefined) expect(timeEn[id]).toBe(lengthText(Number.parseInt(id.slice(5), 10) * unitMs));
    }
  });
});

describe('the window of a timer', () => {
  test.each([
    ['payment_window', '15 minutes'],
    ['acceptance_deposit', '60 minutes'],
    ['confirmation', '24 hours'],
    ['shipment', '36 hours'],
    ['penalty_release', '3 days'],
    ['stock_storage', '120 days'],
  ] as const)('%s is %s', (kind, expected) => {
    expect(windowText(kind)).toBe(expected);
  });

  test.each(['listing', 'claim_answer'] as const)('%s has none of its own to speak of', (kind) => {
    expect(() => windowText(kind)).toThrow(RangeError);
  });
});

test('what we promise in plain words is as long as its timer: a day to send, three to send back, a day on hold', () => {
  expect([timerWindows.send_sla.windowMs, quoteLinesEn['quote.flash.rule']]).toEqual([
    DAY_MS,
    expect.stringContaining('within a day'),
  ]);
  expect([timerWindows.return_sla.windowMs, lapsesEn['lapse.return_sla.buyer']]).toEqual([
    3 * DAY_MS,
    expect.stringContaining('within three days'),
  ]);
  expect([timerWindows.hold.windowMs, obstaclesEn['obstacle.review_hold.operator.info']]).toEqual([
    DAY_MS,
    expect.stringContaining('for a day at most'),
  ]);
});
