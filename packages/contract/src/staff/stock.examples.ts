import { defaultExpiryDays } from '@suki/domain/config/limits';
import { zero } from '@suki/domain/money/centavos';
import { askAfter } from '../examples/asks.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { flashPrice } from '../examples/prices.ts';
import type { staffStockRoutes } from './stock.table.ts';

/** Stock needs no deposit: the item lies in the warehouse already. */
const deposit = { amount: zero, status: 'under_hold', deductedAmount: zero, needToRepay: false } as const;

export const staffStockExamples: ExamplesOf<typeof staffStockRoutes> = {
  identifySeller: {
    body: { code: 'HKPW ACTM' },
    answer: { name: 'Sam Reyes', phoneNumber: '•••• 0002', memberSince: at.joined },
  },
  storeCheckedPair: {
    body: { code: 'HKPW ACTM', skuId: ids.sku, price: flashPrice, expiryDays: defaultExpiryDays },
    answer: askAfter({
      steps: [
        ['E01', at.askPosted],
        ['E01-flash', at.askPosted],
      ],
      asked: flashPrice,
      with: { id: ids.flashAsk, lane: 'flash', deposit },
    }),
  },
};
