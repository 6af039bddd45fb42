import type { SomeHandlers } from '../../../http/handler.ts';
import { identifySeller } from './identify-seller.route.ts';
import { storeCheckedPair } from './store-checked-pair.route.ts';

export const staffStockHandlers = {
  identifySeller,
  storeCheckedPair,
} satisfies SomeHandlers;
