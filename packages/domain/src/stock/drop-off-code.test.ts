import { describe, expect, test } from 'vitest';
import { ids } from '../../testing/trade-fixtures.ts';
import {
  makeDropOffCode,
  readableDropOffCode,
  readDropOffCode,
  refuseBooking,
  refuseLookUp,
  type StoredDropOffCode,
} from './drop-off-code.ts';

const draws = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};
const codes = Array.from({ length: 200 }, (_none, seed) => makeDropOffCode(draws(seed + 1)));

describe('a drop-off code', () => {
  test('is eight letters without look-alikes, and is read in any spelling', () => {
    for (const code of codes) {
      expect(code).toMatch(/^[A-HJ-NPR-Z]{8}$/);
      expect(readDropOffCode(` ${readableDropOffCode(code).toLowerCase()} `)).toBe(code);
      expect(readDropOffCode(`${code.slice(0, 4)}-${code.slice(4)}`)).toBe(code);
    }
  });

  test('with one wrong letter, or two that were swapped, is not read', () => {
    for (const code of codes.slice(0, 20)) {
      for (let at = 0; at < code.length; at += 1) {
        for (const letter of 'ABCDEFGHJKLMNPRSTUVWXYZ') {
          const wrong = code.slice(0, at) + letter + code.slice(at + 1);
          if (wrong !== code) expect(readDropOffCode(wrong), `${code} as ${wrong}`).toBeNull();
        }
        const swapped =
          code.slice(0, at) +
          code
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          code.slice(at + 2);
        // The last two may be swapped into themselves only.
        if (swapped !== code && at < 6) expect(readDropOffCode(swapped), `${code} as ${swapped}`).toBeNull();
      }
    }
  });

  test.each(['', 'ABCD', 'ABCD EFG1', 'usr_0123456789', 'ABCD EFGH I'])('"%s" is none', (typed) => {
    expect(readDropOffCode(typed)).toBeNull();
  });
});

const now = new Date('2026-11-23T08:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const desk = { staffId: ids.seller, now };
const fresh: StoredDropOffCode = { expiresAt: at(5), usedAt: null, seenBy: null, deskUntil: null };
const seen: StoredDropOffCode = { ...fresh, seenBy: ids.seller, deskUntil: at(30) };

test.each<[string, StoredDropOffCode | undefined, string | null, string | null]>([
  ['that nobody has', undefined, 'DROP_OFF_CODE_UNKNOWN', 'DROP_OFF_CODE_UNKNOWN'],
  ['that is fresh', fresh, null, 'DROP_OFF_CODE_UNCONFIRMED'],
  ['that has just expired', { ...fresh, expiresAt: now }, 'DROP_OFF_CODE_ENDED', 'DROP_OFF_CODE_UNCONFIRMED'],
  ['that this desk has confirmed', seen, null, null],
  ['that this desk has confirmed, past its minutes', { ...seen, expiresAt: at(-10) }, null, null],
  [
    'whose time at the desk is over',
    { ...seen, expiresAt: at(-30), deskUntil: now },
    'DROP_OFF_CODE_ENDED',
    'DROP_OFF_CODE_ENDED',
  ],
  ['that another desk has confirmed', { ...seen, seenBy: ids.buyer }, null, 'DROP_OFF_CODE_UNCONFIRMED'],
  ['that was used', { ...seen, usedAt: at(-1) }, 'DROP_OFF_CODE_ENDED', 'DROP_OFF_CODE_ENDED'],
])('a code %s', (_what, code, lookUp, booking) => {
  expect([refuseLookUp(code, desk), refuseBooking(code, desk)]).toEqual([lookUp, booking]);
});
