import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { panelTransactions } from './panel-transactions.ts';

test.each([
  { known: [], shown: [] },
  { known: ['a', 'b', 'c'], shown: ['a', 'b', 'c'] },
  { known: ['a', 'b', 'c', 'd'], shown: ['a', 'b', 'c'] },
])('of the transactions $known the message panel shows $shown', ({ known, shown }) => {
  proves('The message panel shows at most the first 3 transactions.', { panelTransactions });
  proves('The message panel shows at most 3 transactions.', { panelTransactions });
  expect(panelTransactions(known)).toEqual(shown);
});
