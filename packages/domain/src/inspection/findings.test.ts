import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { lossInTransit, mayPassAsNew, sellersFaults } from './findings.ts';

test.each([
  ['counterfeit', false],
  ['wrong_item', false],
  ['used', false],
  ['incomplete', true],
  ['major_defect', false],
] as const)('a pair that is %s may pass as new: %s', (finding, expected) => {
  expect(mayPassAsNew(finding)).toBe(expected);
});

test('the table above has a row for every finding at the seller’s cost', () => {
  expect(sellersFaults).toHaveLength(5);
});

test.each([
  { assessed: 499, income: 500, loss: 499 },
  { assessed: 500, income: 500, loss: 500 },
  { assessed: 501, income: 500, loss: 500 },
])('a loss assessed at ₱$assessed counts as ₱$loss of an income of ₱$income', ({ assessed, income, loss }) => {
  expect(lossInTransit(pesos(assessed), pesos(income))).toBe(pesos(loss));
});
