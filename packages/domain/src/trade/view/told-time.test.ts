import { describe, expect, test } from 'vitest';
import { timerKinds } from '../facts/statuses.ts';
import { timerOfLapse, toldTime } from './told-time.ts';

const deadline = '2026-12-10T16:00:00.000Z';
const arrival = { min: '2026-11-28', max: '2026-12-03' } as const;
const transit = 'lapse.outbound_transit.buyer';

describe('ux 11: a time is told with the event that it belongs to', () => {
  test.each([
    ['a parcel on its way: its arrival', transit, arrival, '2026-11-27', { about: 'arrival', arrival }],
    ['on the last day of the arrival', transit, arrival, '2026-12-03', { about: 'arrival', arrival }],
    ['a day later: the end of the wait', transit, arrival, '2026-12-04', { about: 'outbound_transit', at: deadline }],
    ['before the browser knows the date', transit, arrival, null, { about: 'arrival', arrival }],
    ['an unknown arrival', transit, null, '2026-11-27', { about: 'outbound_transit', at: deadline }],
    [
      'a parcel to us: not the arrival at the buyer',
      'lapse.inbound_transit.buyer',
      arrival,
      '2026-11-27',
      { about: 'inbound_transit', at: deadline },
    ],
    ['a person’s deadline', 'lapse.receipt.buyer', arrival, '2026-11-27', { about: 'receipt', at: deadline }],
    ['no timer', null, arrival, '2026-11-27', null],
  ] as const)('%s', (_, lapse, given, today, expected) => {
    expect(toldTime({ deadline: lapse === null ? null : deadline, lapse, arrival: given, today })).toEqual(expected);
  });

  test('and without a deadline nothing is told', () => {
    expect(toldTime({ deadline: null, lapse: transit, arrival, today: '2026-11-27' })).toBeNull();
  });
});

test.each(timerKinds)('the text of a lapse names its timer: %s', (kind) => {
  expect(timerOfLapse(`lapse.${kind}.buyer`)).toBe(kind);
});

test.each([null, 'lapse', 'lapse.none.buyer'])('%s names none', (lapse) => {
  expect(timerOfLapse(lapse)).toBeNull();
});
