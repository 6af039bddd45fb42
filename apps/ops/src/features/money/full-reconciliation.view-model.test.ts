import { toId } from '@suki/domain/ids/id';
import type { ReconciliationRun } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { lastRunText, runRows } from './full-reconciliation.view-model.ts';

const none = { checked: 0, settled: 0, differs: 0, unanswered: 0 };
const run: ReconciliationRun = {
  id: toId('rec', 'rec_0000000001'),
  day: null,
  begunAt: '2026-11-21T05:00:00.000Z',
  begunByName: 'Fe Ramos',
  finishedAt: '2026-11-21T05:01:00.000Z',
  failedAt: null,
  payments: { checked: 293, settled: 1, differs: 2, unanswered: 3 },
  refunds: { ...none, checked: 4 },
  payouts: { ...none, checked: 3, differs: 1 },
};

test('a comparison is one row: who began it and when, how it stands, and the three kinds together', () => {
  expect(runRows([run])).toEqual([
    {
      id: run.id,
      cells: {
        begun: 'Sat 21 Nov, 1:00 PM, Fe Ramos',
        state: 'Done Sat 21 Nov, 1:01 PM',
        checked: '300',
        settled: '1',
        differs: '3',
        unanswered: '3',
      },
    },
  ]);
  const [night] = runRows([{ ...run, day: '2026-11-21', begunByName: null, finishedAt: null }]);
  expect(night?.cells).toMatchObject({ begun: 'Sat 21 Nov, 1:00 PM, at night', state: 'Running' });
});

describe('the last comparison in a sentence', () => {
  test.each([
    [null, 'Looking up the last comparison.'],
    [[], 'Nothing has been compared yet.'],
    [[run], 'Of 300, 3 differ: each is an alert. 3 had no answer; we ask again tonight.'],
    [[{ ...run, payments: none, payouts: none }], 'Our books and the gateway agree on all 4.'],
    [[{ ...run, finishedAt: null }], 'A comparison is running: 300 asked so far.'],
    [
      [{ ...run, finishedAt: null, failedAt: run.finishedAt }],
      'The last comparison didn’t finish: the gateway didn’t answer.',
    ],
  ])('%#: %s', (runs, text) => {
    expect(lastRunText(runs)).toBe(text);
  });
});
