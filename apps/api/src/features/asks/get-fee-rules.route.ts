import type { Handler } from '../../http/handlers.ts';
import { feeRulesOf } from './fee-rules-of.ts';

/** `GET /ask/fee` */
export const getFeeRules: Handler<'getFeeRules'> = async ({ query }, { pool }) =>
  feeRulesOf(pool, { category: query.category, brandId: query.brand ?? null });
