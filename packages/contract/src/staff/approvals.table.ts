import { ALERT_NOTE_LENGTH_MAX } from '@suki/domain/alerts/staff-queues';
import { z } from 'zod';
import { route } from '../route.ts';
import { ApprovalId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';
import { staffNote } from '../shared/text.ts';
import { StaffApproval } from './approvals.schemas.ts';

const tag = 'staff-approvals';
const audience = 'staff';
const roles = ['warehouse', 'inspector', 'support', 'finance'] as const;
const params = z.object({ id: ApprovalId });
const over = ['APPROVAL_NOT_FOUND', 'APPROVAL_OVER', 'SECOND_PERSON'] as const;

export const approvalStates = ['waiting', 'decided'] as const;

export const approvalRoutes = {
  listApprovals: route({
    operationId: 'listApprovals',
    method: 'GET',
    path: '/staff/approval/list',
    tag,
    summary: 'Requests that wait for a second person (the default), or those that have ended; newest first.',
    audience,
    roles,
    query: z.object({ ...listQuery, state: z.enum(approvalStates).optional() }),
    response: pageOf(StaffApproval),
    errors: [],
  }),
  approveRequest: route({
    operationId: 'approveRequest',
    method: 'PUT',
    path: '/staff/approval/{id}/approve',
    tag,
    summary:
      'A second person of another role approves: what was asked is done now, by the rules of now. What has moved on meanwhile is refused.',
    audience,
    roles: ['finance', 'support'],
    actsOn: 'approval',
    params,
    response: StaffApproval,
    errors: [...over, 'APPROVAL_OVERTAKEN'],
  }),
  refuseRequest: route({
    operationId: 'refuseRequest',
    method: 'PUT',
    path: '/staff/approval/{id}/refuse',
    tag,
    summary: 'A second person refuses, or whoever asked takes the request back; nothing moves.',
    audience,
    roles,
    actsOn: 'approval',
    params,
    body: z.object({ note: staffNote(ALERT_NOTE_LENGTH_MAX).optional() }),
    response: StaffApproval,
    errors: over,
  }),
} as const;
