import type { SomeHandlers } from '../../../http/handler.ts';
import { storeCheckedPair } from './store-checked-pair.route.ts';

export const staffStockHandlers = {
  storeCheckedPair,
} satisfies SomeHandlers;
