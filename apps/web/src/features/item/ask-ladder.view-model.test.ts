import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { ladderSteps } from './ask-ladder.view-model.ts';

test('each step says the seller’s price and the total for the visitor’s region', () => {
  const asks = [
    { price: pesos(8_450), count: 1, lane: 'standard' as const },
    { price: pesos(8_500), count: 2, lane: 'flash' as const },
  ];
  expect(ladderSteps({ asks }, 'VISAYAS').map(({ cells }) => cells)).toEqual([
    { price: '₱8,450', total: '₱8,650', lane: 'Standard', pairs: '1' },
    { price: '₱8,500', total: '₱9,075', lane: 'Flash', pairs: '2' },
  ]);
});

test('a size without asks has no steps', () => {
  expect(ladderSteps({ asks: [] }, 'NCR')).toEqual([]);
});
