import { askStatuses, bidStatuses, orderStatuses, type TimerKind } from '@suki/domain/trade/facts/statuses';
import {
  askNextSteps,
  bidNextSteps,
  deliveredNextStep,
  type NextStepRow,
  orderNextSteps,
} from '@suki/domain/trade/table/next-step.table';
import { describe, expect, test } from 'vitest';
import { timeWords } from './time-words.texts.ts';
import { timeLine } from './time-words.view-model.ts';

const deadline = '2026-12-22T07:00:00.000Z';
const next = (timer: TimerKind, side: string) => ({ deadline, lapse: `lapse.${timer}.${side}`, obstacle: null });
const arrival = { min: '2026-11-28', max: '2026-12-03' } as const;

describe('ux 11: a list says what happens at the time that it shows', () => {
  test.each([
    ['buyer', 'outbound_transit', 'Arrives Sat 28 Nov – Thu 3 Dec'],
    ['seller', 'shipment', 'Ship by Tue 22 Dec, 3:00 PM'],
    ['seller', 'listing', 'Listing ends Tue 22 Dec'],
    ['buyer', 'bid_life', 'Bid ends Tue 22 Dec'],
    ['buyer', 'buyer_inspection_timeout', 'Decide by Tue 22 Dec, 3:00 PM'],
    ['buyer', 'confirmation', 'Seller confirms by Tue 22 Dec, 3:00 PM'],
  ] as const)('%s, %s', (side, timer, expected) => {
    expect(timeLine({ next: next(timer, side), arrival, today: '2026-11-27' }, side)).toBe(expected);
  });

  test('once the arrival has passed, the end of the wait', () => {
    expect(timeLine({ next: next('outbound_transit', 'buyer'), arrival, today: '2026-12-04' }, 'buyer')).toBe(
      'Arrives by Tue 22 Dec',
    );
  });

  test('and nothing where no time is known', () => {
    expect(
      timeLine({ next: { deadline: null, lapse: null, obstacle: 'bank_hold' }, arrival }, 'buyer'),
    ).toBeUndefined();
  });
});

const timersOf = ({ timer, also = [] }: NextStepRow): readonly TimerKind[] =>
  [...also.map((one) => one.timer), ...(timer === null ? [] : [timer])].filter((kind) => kind !== 'penalty_release');

const told = {
  buyer: [
    ...orderStatuses.map((s) => orderNextSteps[s]),
    deliveredNextStep,
    ...bidStatuses.map((s) => bidNextSteps[s]),
  ],
  seller: [
    ...orderStatuses.map((s) => orderNextSteps[s]),
    deliveredNextStep,
    ...askStatuses.map((s) => askNextSteps[s]),
  ],
} as const;

describe.each(['buyer', 'seller'] as const)(
  'ux 11: every timer that a list of the %s can meet has its event',
  (side) => {
    test.each([...new Set(told[side].flatMap(timersOf))])('%s', (timer) => {
      expect(timeWords[side][timer]).toMatch(/^[A-Z]\S* .*\{time\}$/);
    });
  },
);
