import { type Command, useCommand } from '../../command.ts';
import { approveRequest, listApprovals, refuseRequest } from '../../generated/staff-approvals.ts';
import type { ApprovalId, ListApprovalsState, RefuseRequestBody, StaffApproval } from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';

/** Everything that a decision may change: the order or payout itself, its refunds, and the alert about the request. */
const touched = ['staff-approval', 'staff-alert', 'staff-payout', 'staff-refund', 'order'] as const;

/** Requests that wait for a second person, the longest waiting first; or those that have ended, newest first. */
export function useStaffApprovals(state: ListApprovalsState): List<StaffApproval> {
  const order = state === 'waiting' ? ({ order: 'asc' } as const) : {};
  return useList(staffKeys.approvals(state), (lastItemId) =>
    listApprovals({ state, ...order, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Approves as the second person. The lists are fetched again in any case: a refusal may mean that it has ended. */
export function useApproveRequest(): Command<ApprovalId, StaffApproval> {
  return useCommand(async (id, mutate) => {
    try {
      return await approveRequest(id);
    } finally {
      void mutate(isAbout(...touched));
    }
  });
}

/** Refuses as the second person, or takes the own request back. */
export function useRefuseRequest(): Command<{ readonly id: ApprovalId } & RefuseRequestBody, StaffApproval> {
  return useCommand(async ({ id, ...body }, mutate) => {
    try {
      return await refuseRequest(id, body);
    } finally {
      void mutate(isAbout(...touched));
    }
  });
}
