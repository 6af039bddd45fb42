import type { SomeHandlers } from '../../http/handler.ts';
import { cancelPayout } from './cancel-payout.route.ts';
import { getPayout } from './get-payout.route.ts';
import { listPayouts } from './list-payouts.route.ts';
import { requestPayout } from './request-payout.route.ts';

export const payoutHandlers = {
  cancelPayout,
  getPayout,
  listPayouts,
  requestPayout,
} satisfies SomeHandlers;
