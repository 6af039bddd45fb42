import { DAY_MS } from '@suki/domain/config/durations';
import { payouts } from '@suki/domain/config/payouts';
import type { z } from 'zod';
import { destination } from '../examples/bank-accounts.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import { sells } from '../examples/prices.ts';
import type { Payout, payoutRoutes } from './payouts.table.ts';

const payout: z.output<typeof Payout> = {
  id: ids.payout,
  amount: sells.income,
  fee: payouts.fee,
  status: 'PENDING',
  failureReason: null,
  account: destination,
  expectedAt: null,
  createdAt: at.withdrawn,
  updatedAt: at.withdrawn,
};
const sent = { ...payout, status: 'REQUESTED', expectedAt: later(at.withdrawn, DAY_MS) } as const;
const params = { id: ids.payout };

export const payoutExamples: ExamplesOf<typeof payoutRoutes> = {
  requestPayout: { body: { amount: sells.income, withdrawalAccountId: ids.account }, answer: payout },
  listPayouts: { query: { limit }, answer: page(sent) },
  getPayout: { params, answer: sent },
  cancelPayout: { params, answer: { ...payout, status: 'CANCELLED' } },
};
