import { expect, test } from 'vitest';
import { interestRules } from '../config/item-events.ts';
import { interestEpoch, interestWeight } from './interest.ts';

const after = (ms: number): Date => new Date(interestEpoch.getTime() + ms);

test('an event weighs 1 at the epoch, and twice as much with each half-life', () => {
  expect(interestWeight(interestEpoch)).toBe(1);
  expect(interestWeight(after(interestRules.halfLifeMs))).toBe(2);
  expect(interestWeight(after(-interestRules.halfLifeMs))).toBe(0.5);
});

test('a number holds the weights until 2045', () => {
  expect(interestWeight(new Date('2045-01-01T00:00:00Z'))).toBeLessThan(Number.MAX_VALUE / 1_000_000);
});
