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

/** Sends a refund again that the gateway has not taken. */
export function useRetryRefund(): Command<RefundId, StaffRefund> {
  return useCommand(async (refundId, mutate) => {
    const refund = await retryRefund(refundId);
    void mutate(isAbout('staff-refund'));
    return refund;
  });
}

/** Payouts that wait for somebody to decide, or those in one status; newest first. */
export function useStaffPayouts(list: ListStaffPayoutsList): List<StaffPayout> {
  return useList(staffKeys.payouts(list), (lastItemId) =>
    listStaffPayouts({ list, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Sends a payout again that the gateway has not taken. Somebody or something may have been quicker: the lists are read again in any case. */
export function useRetryPayout(): Command<PayoutId, StaffPayout> {
  return useCommand(async (payoutId, mutate) => {
    try {
      return await retryPayout(payoutId);
    } finally {
      void mutate(isAbout('staff-payout'));
    }
  });
}

/** Decides about a held payout. A refusal may mean that the gateway has paid it meanwhile: the lists are read again in any case. */
export function useReviewPayout(): Command<{ readonly id: PayoutId } & ReviewPayoutBody, StaffPayout> {
  return useCommand(async ({ id, outcome }, mutate) => {
    try {
      return await reviewPayout(id, { outcome });
    } finally {
      void mutate(isAbout('staff-payout'));
    }
  });
}
