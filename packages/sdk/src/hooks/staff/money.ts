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

/** Resends a refund that the gateway has not accepted. */
export function useRetryRefund(): Command<RefundId, StaffRefund> {
  return useCommand(async (refundId, mutate) => {
    const refund = await retryRefund(refundId);
    void mutate(isAbout('staff-refund'));
    return refund;
  });
}

/** Held payouts, or payouts in one status; newest first. */
export function useStaffPayouts(list: ListStaffPayoutsList): List<StaffPayout> {
  return useList(staffKeys.payouts(list), (lastItemId) =>
    listStaffPayouts({ list, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Resends a payout that the gateway has not accepted. The lists are fetched again in any case. */
export function useRetryPayout(): Command<PayoutId, StaffPayout> {
  return useCommand(async (payoutId, mutate) => {
    try {
      return await retryPayout(payoutId);
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
