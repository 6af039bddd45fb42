import { statusesEn } from '@suki/domain/texts/statuses.en';
import { askStatuses, bidStatuses, orderStatuses, type TimerKind } from '@suki/domain/trade/facts/statuses';
import {
  askNextSteps,
  bidNextSteps,
  deliveredNextStep,
  type NextStepRow,
  orderNextSteps,
} from '@suki/domain/trade/table/next-step.table';
import { obstacles } from '@suki/domain/trade/view/obstacle';
import { describe, expect, test } from 'vitest';
import { askHeadlines } from '../asks/ask-headlines.texts.ts';
import { bidHeadlines } from '../bids/bid-headlines.texts.ts';
import { orderHeadlines } from '../orders/order-headlines.texts.ts';
import { lapseText } from '../trade/deadline.view-model.ts';
import { sentenceOf } from '../trade/headline.view-model.ts';
import type { Headlines } from '../trade/headlines.types.ts';
import { obstacleHeadlines } from '../trade/obstacle-headlines.texts.ts';

const deadline = '2026-12-10T16:00:00.000Z';
const arrival = { min: '2026-11-28', max: '2026-12-03' } as const;
const sides = ['buyer', 'seller'] as const;

/** Timers that run beside a status but belong to an obstacle or to a fine, which have sentences of their own. */
const elsewhere: readonly TimerKind[] = ['hold', 'inbound_search', 'outbound_search', 'redelivery', 'penalty_release'];

const timersOf = ({ timer, also = [] }: NextStepRow): readonly TimerKind[] =>
  [...new Set([...also.map((one) => one.timer), ...(timer === null ? [] : [timer])])].filter(
    (kind) => !elsewhere.includes(kind),
  );

const orderTimers = (status: (typeof orderStatuses)[number]): readonly TimerKind[] => [
  ...timersOf(orderNextSteps[status]),
  ...(status === 'to_receive' ? timersOf(deliveredNextStep) : []),
];

/** Nobody acts in these any more, so no time is ahead. */
const isOver: readonly string[] = ['transaction_successful', 'transaction_closed', 'bid_successful', 'bid_closed'];

const namesTime = /\{time\}/;
/** Where no timer runs, the headline names the service level, or "now". */
const namesLength = /\b(\d+ (minutes|hours|days)|now)\b/;

const rows: readonly (readonly [string, Headlines, readonly TimerKind[]])[] = [
  ...sides.flatMap((side) =>
    orderStatuses.map(
      (status) => [`${side}, order ${status}`, orderHeadlines[side][status], orderTimers(status)] as const,
    ),
  ),
  ...askStatuses.map(
    (status) => [`seller, ask ${status}`, askHeadlines[status], timersOf(askNextSteps[status])] as const,
  ),
  ...bidStatuses.map(
    (status) => [`buyer, bid ${status}`, bidHeadlines[status], timersOf(bidNextSteps[status])] as const,
  ),
];

describe('ux 10: every headline names a time, whichever timer runs', () => {
  test.each(rows)('%s', (_, texts, timers) => {
    for (const timer of timers) expect(texts[timer], timer).toMatch(namesTime);
  });
});

describe('ux 10: and where no timer runs, the service level; an end has no time ahead', () => {
  test.each(rows)('%s', (name, { plain }) => {
    if (isOver.some((status) => name.endsWith(status))) expect(plain).not.toMatch(namesLength);
    else expect(plain).toMatch(namesLength);
  });
});

describe('ux 10: an obstacle names its end, but a bank names no day', () => {
  test.each(sides.flatMap((side) => obstacles.map((obstacle) => [side, obstacle] as const)))(
    '%s, %s',
    (side, obstacle) => {
      const { plain, ...timed } = obstacleHeadlines[side][obstacle];
      if (obstacle === 'bank_hold') {
        expect(timed).toEqual({});
        return;
      }
      expect(plain).toMatch(namesLength);
      expect(Object.values(timed)).not.toEqual([]);
      for (const text of Object.values(timed)) expect(text).toMatch(namesTime);
    },
  );
});

const sentences = (text: string): readonly string[] => text.split(/(?<=[.?])\s+/).map((one) => one.toLowerCase());

describe('ux 10: no sentence is said twice, and "by then" has a time before it', () => {
  test.each(sides.flatMap((side) => orderStatuses.map((status) => [side, status] as const)))(
    '%s, %s',
    (side, status) => {
      for (const timer of orderTimers(status)) {
        for (const lands of [arrival, null]) {
          const told = {
            next: { deadline, lapse: `lapse.${timer}.${side}`, obstacle: null },
            arrival: lands,
            today: '2026-11-27',
          } as const;
          const headline = sentenceOf(told, side, orderHeadlines[side][status]);
          const lapse = lapseText(told) ?? '';
          const all = [headline, statusesEn[`order.${side}.${status}.info`], lapse].flatMap(sentences);
          expect(new Set(all).size, all.join(' ')).toBe(all.length);
          if (/by then/.test(lapse)) expect(headline).toMatch(/\d/);
        }
      }
    },
  );
});
