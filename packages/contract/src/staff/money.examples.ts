import { HOUR_MS } from '@suki/domain/config/durations';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import { buys, sells } from '../examples/prices.ts';
import type { StaffPayout, StaffRefund, staffMoneyRoutes } from './money.table.ts';
import { refundSubject } from './subjects.examples.ts';

/** Bea's refund for an order that she cancelled; the gateway's first try failed for a passing reason. */
const refund: z.output<typeof StaffRefund> = {
  id: ids.refund,
  status: 'FAILED',
  kind: 'item_refund',
  amount: buys.total,
  userId: ids.bea,
  orderId: ids.order,
  askId: null,
  bidId: null,
  about: refundSubject,
  tries: 1,
  failureCode: 'TEMPORARY_CHANNEL_ERROR',
  retryAt: later(at.cancelled, HOUR_MS),
  sentAgain: null,
  createdAt: at.cancelled,
  updatedAt: at.cancelled,
};
const payout: z.output<typeof StaffPayout> = {
  id: ids.payout,
  status: 'ACCEPTED',
  amount: sells.income,
  userId: ids.sam,
  channelCode: 'PH_BDO',
  accountHolderName: 'Sam Reyes',
  tries: 1,
  failureReason: 'REJECTED_BY_WG',
  isHeld: true,
  isUnsent: false,
  sentAgain: null,
  createdAt: at.withdrawn,
  updatedAt: later(at.withdrawn, HOUR_MS),
};

const sentAgain = {
  at: later(at.withdrawn, HOUR_MS),
  byName: 'Fe Ramos',
  reason: 'The gateway takes refunds and payouts again since noon.',
};

export const staffMoneyExamples: ExamplesOf<typeof staffMoneyRoutes> = {
  listStaffRefunds: { query: { status: 'FAILED', limit }, answer: page(refund) },
  retryRefund: {
    params: { id: ids.refund },
    body: { reason: sentAgain.reason },
    answer: { ...refund, status: 'PENDING', failureCode: null, retryAt: null, sentAgain },
  },
  listStaffPayouts: { query: { list: 'held', limit }, answer: page(payout) },
  retryPayout: {
    params: { id: ids.payout },
    body: { reason: sentAgain.reason },
    answer: { ...payout, status: 'PENDING', failureReason: null, isHeld: false, isUnsent: true, sentAgain },
  },
  reviewPayout: {
    params: { id: ids.payout },
    body: { outcome: 'give_back', reason: 'The bank says that it never arrived there.' },
    answer: { ...payout, status: 'FAILED', isHeld: false },
  },
};
