import { payoutOfUser } from '@suki/db/queries/payouts';
import type { Handler } from '../../http/handler.ts';
import { presentPayout } from './present-payout.ts';

export const getPayout: Handler<'getPayout'> = async ({ params, caller, refuse }, dependencies) => {
  const payout = await payoutOfUser(dependencies.pool, params.id, caller.userId);
  if (payout === undefined) throw refuse('PAYOUT_NOT_FOUND');
  return presentPayout(payout, dependencies);
};
