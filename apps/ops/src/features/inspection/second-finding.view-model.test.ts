import type { InspectionFinding } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { newOutcome, type OutcomeDraft } from './inspection-form.view-model.ts';
import { doneText, outcomeWords } from './second-finding.view-model.ts';

const first: InspectionFinding = {
  finding: 'used',
  isOwn: false,
  inspectorNumber: '12',
  foundAt: '2026-11-21T05:00:00.000Z',
  passesAsNew: false,
  points: [],
  photos: [],
};
const failing = (finding: string): OutcomeDraft => ({ ...newOutcome, verdict: 'fail', finding });

describe('a finding that another inspector waits for with the same', () => {
  const words = outcomeWords(failing('used'), first);
  test('says that it closes the order, and never that it is only kept', () => {
    expect(words.does).toMatch(/closes the order at once, at the seller’s cost/);
    expect(words.does).not.toMatch(/is kept/);
    expect([words.button, words.done]).toEqual(['Agree: the item fails', 'The item failed, and the order is closed']);
  });
  test('needs the word that one has looked', () => {
    expect(words.mustLook).toBe(true);
  });
});

describe('closes nothing, and is told so, when', () => {
  test.each([
    ['nobody has found anything yet', failing('used'), null, /is kept\. When another inspector/, 'Record the finding'],
    [
      'it is one’s own again',
      failing('used'),
      { ...first, isOwn: true },
      /is kept\. When another/,
      'Record the finding',
    ],
    ['it is another one', failing('incomplete'), first, /takes the place of the first/, 'Record the finding'],
    ['none is chosen yet', failing(''), first, /The same finding closes the order/, 'Record the finding'],
    ['the item passes all the same', newOutcome, first, /^The report is published/, 'Pass and publish the report'],
  ] as const)('%s', (_, outcome, waiting, does, button) => {
    const words = outcomeWords(outcome, waiting);
    expect(words.does).toMatch(does);
    expect(words.button).toBe(button);
    expect(words.mustLook).toBe(false);
  });
});

test.each([
  ['recorded, while it waits for another', failing('used'), 'under_inspection', 'Finding recorded'],
  [
    'the end of the order, where another was there before',
    failing('used'),
    'transaction_closed',
    'The item failed, and the order is closed',
  ],
  ['published, for a pass', newOutcome, 'platform_to_ship', 'Report published'],
] as const)('a page that knew of no first finding calls its own %s', (_, outcome, status, text) => {
  expect(doneText(outcome, outcomeWords(outcome, null), { status })).toBe(text);
});
