import { describe, expect, test } from 'vitest';
import { timerWindows } from '../../config/timers.ts';
import { timerKinds } from '../facts/statuses.ts';
import { commandEntries } from './command-entries.table.ts';
import { missingAnswer, timerAnswers } from './timer-answers.table.ts';

describe('ops A.2 A2: a deadline that nobody can answer yet', () => {
  test.each([
    ['return_sla', 'return legs'],
    ['return_shipment', 'return legs'],
    ['return_choice', 'return legs'],
    ['seller_to_receive', 'return legs'],
    ['return_storage', 'return legs'],
    ['claim_answer', 'claims'],
    ['claim_parcel', 'claims'],
    ['rematch', 'rematch'],
    ['stock_storage', 'flash stock intake'],
  ] as const)('%s waits for %s', (kind, part) => {
    expect(missingAnswer(kind)).toBe(part);
  });

  test.each(['payment_window', 'confirmation', 'receipt', 'redelivery', 'intake', 'rush', 'penalty_release'] as const)(
    '%s runs: one of its answers has a call, or nobody owes one',
    (kind) => {
      expect(missingAnswer(kind)).toBeNull();
    },
  );

  test('is told by the entries of the commands and by nothing else', () => {
    for (const kind of timerKinds) {
      const answers = timerAnswers[kind];
      const isMissing = answers.length > 0 && answers.every((command) => commandEntries[command].later !== undefined);
      expect([kind, missingAnswer(kind) !== null]).toEqual([kind, isMissing]);
    }
  });
});

test('no timer is answered by the command of a lapse', () => {
  const lapses = new Set(timerKinds.map((kind) => timerWindows[kind].command));
  expect(timerKinds.flatMap((kind) => timerAnswers[kind]).filter((command) => lapses.has(command))).toEqual([]);
});
