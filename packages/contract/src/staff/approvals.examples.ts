import { APPROVAL_LASTS_MS } from '@suki/domain/config/approvals';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import { sells } from '../examples/prices.ts';
import type { StaffApproval } from './approvals.schemas.ts';
import type { approvalRoutes } from './approvals.table.ts';
import { orderSubject } from './subjects.examples.ts';

/** Ines cannot find Sam's pair, and finance has to agree before both sides are paid. */
const waiting: z.output<typeof StaffApproval> = {
  id: ids.approval,
  kind: 'report_loss',
  status: 'waiting',
  orderId: ids.order,
  payoutId: null,
  askId: null,
  ownerId: null,
  about: orderSubject,
  amount: sells.income,
  reason: 'Not on its shelf, not on the two beside it; counted twice today.',
  requestedBy: { id: ids.ines, name: 'Ines' },
  createdAt: at.received,
  expiresAt: later(at.received, APPROVAL_LASTS_MS),
  decided: null,
  can: 'decide',
};
const decided = { at: at.passed, by: { id: ids.bea, name: 'Fe' }, note: null };

export const approvalExamples: ExamplesOf<typeof approvalRoutes> = {
  listApprovals: { query: { state: 'waiting', limit }, answer: page(waiting) },
  approveRequest: { params: { id: ids.approval }, answer: { ...waiting, status: 'approved', decided, can: 'nothing' } },
  refuseRequest: {
    params: { id: ids.approval },
    body: { note: 'It lies on shelf 4.' },
    answer: { ...waiting, status: 'refused', decided: { ...decided, note: 'It lies on shelf 4.' }, can: 'nothing' },
  },
};
