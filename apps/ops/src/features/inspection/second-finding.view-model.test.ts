import type { InspectionFinding } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { newOutcome, type OutcomeDraft } from './inspection-form.view-model.ts';
import { doneText, outcomeWords } from './second-finding.view-model.ts';

const first: InspectionFinding = {
  finding: null,
  isOwn: false,
  inspectorNumber: null,
  foundAt: '2026-11-21T05:00:00.000Z',
  passesAsNew: null,
  points: [],
  photos: [],
};
const failing = (finding: string): OutcomeDraft => ({ ...newOutcome, verdict: 'fail', finding });

describe('ops A.2 A8: a fail of the second inspector, who has not seen the first finding', () => {
  test.each(['used', 'incomplete', ''])('(%s) says both ways, and needs the word that one has looked', (finding) => {
    const words = outcomeWords(failing(finding), first);
    expect(words.does).toMatch(/same.*closes the order at once, at the seller’s cost.*waits/);
    expect([words.button, words.mustLook]).toEqual(['Record the finding', true]);
  });
});

test.each([
  [
    'nobody has found anything yet',
    failing('used'),
    null,
    /We keep your finding\. When another inspector/,
    'Record the finding',
  ],
  [
    'it is one’s own again',
    failing('used'),
    { ...first, isOwn: true },
    /We keep your finding\. When another/,
    'Record the finding',
  ],
  ['the item passes all the same', newOutcome, first, /^We publish the report/, 'Pass and publish the report'],
] as const)('closes nothing, and says so, when %s', (_, outcome, waiting, does, button) => {
  const words = outcomeWords(outcome, waiting);
  expect(words.does).toMatch(does);
  expect([words.button, words.mustLook]).toEqual([button, false]);
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
