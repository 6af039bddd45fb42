import { type Command, useCommand } from '../../command.ts';
import {
  listStaffPayouts,
  listStaffRefunds,
  retryPayout,
  retryRefund,
  reviewPayout,
} from '../../generated/staff-money.ts';
import type {
  ListStaffPayoutsList,
  ListStaffRefundsStatus,
  PayoutId,
  RefundId,
  RetryPayoutBody,
  RetryRefundBody,
  ReviewPayoutBody,
  StaffPayout,
  StaffRefund,
} from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';

/** Refunds through the gateway in one status, newest first. */
export function useStaffRefunds(status: ListStaffRefundsStatus): List<StaffRefund> {
  return useList(staffKeys.refunds(status), (lastItemId) =>
    listStaffRefunds({ status, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Resends a refund that the gateway has not accepted, with a reason for the history. */
export function useRetryRefund(): Command<{ readonly id: RefundId } & RetryRefundBody, StaffRefund> {
  return useCommand(async ({ id, ...body }, mutate) => {
    const refund = await retryRefund(id, body);
    void mutate(isAbout('staff-refund', 'order'));
    return refund;
  });
}

/** Held payouts, or payouts in one status; newest first. */
export function useStaffPayouts(list: ListStaffPayoutsList): List<StaffPayout> {
  return useList(staffKeys.payouts(list), (lastItemId) =>
    listStaffPayouts({ list, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/**
 * Resends a payout that the gateway has not accepted, with a reason for the history. The lists are fetched again in any
 * case.
 */
export function useRetryPayout(): Command<{ readonly id: PayoutId } & RetryPayoutBody, StaffPayout> {
  return useCommand(async ({ id, ...body }, mutate) => {
    try {
      return await retryPayout(id, body);
    } finally {
      void mutate(isAbout('staff-payout'));
    }
  });
}

/** Decides about a held payout. A refusal may mean a payment meanwhile, so the lists are fetched again in any case. */
export function useReviewPayout(): Command<{ readonly id: PayoutId } & ReviewPayoutBody, StaffPayout> {
  return useCommand(async ({ id, ...body }, mutate) => {
    try {
      return await reviewPayout(id, body);
    } finally {
      void mutate(isAbout('staff-payout', 'staff-approval'));
    }
  });
}
