import type { SomeHandlers } from '../../../http/handler.ts';
import { approveRequest } from './approve-request.route.ts';
import { listApprovals } from './list-approvals.route.ts';
import { refuseRequest } from './refuse-request.route.ts';

export const approvalHandlers = {
  approveRequest,
  listApprovals,
  refuseRequest,
} satisfies SomeHandlers;
