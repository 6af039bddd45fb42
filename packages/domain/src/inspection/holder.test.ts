import { expect, test } from 'vitest';
import { toId } from '../ids/id.ts';
import { mayInspect } from './holder.ts';

const [noli, rico] = [toId('usr', 'usr_0000000001'), toId('usr', 'usr_0000000002')];

test.each([
  { what: 'whoever took it', held: { inspectorId: noli, foundBy: null }, may: true },
  { what: 'whoever took it and found a fault', held: { inspectorId: noli, foundBy: noli }, may: true },
  { what: 'a colleague', held: { inspectorId: rico, foundBy: null }, may: false },
  { what: 'a colleague after their own finding', held: { inspectorId: rico, foundBy: noli }, may: false },
  { what: 'the second inspector of a first finding', held: { inspectorId: rico, foundBy: rico }, may: true },
  { what: 'anybody, while nobody has it', held: { inspectorId: null, foundBy: null }, may: true },
] as const)('ops A.2 A8b: of an item under inspection, $what gives a verdict: $may', ({ held, may }) => {
  expect(mayInspect(held, noli)).toBe(may);
});
