import { approvalStatuses } from '@suki/domain/approvals/approval';
import { approvalKinds, approvalReason } from '@suki/domain/config/approvals';
import { isPlainNote } from '@suki/domain/validators/plain-text';
import { z } from 'zod';
import { ApprovalId, AskId, Centavos, Moment, OrderId, PayoutId, UserId } from '../shared/brands.ts';
import { StaffSubject } from './subjects.schemas.ts';

/** Why money leaves at our cost. It stands in the history, and in the alert for the second person. */
export const Reason = z
  .string()
  .trim()
  .min(approvalReason.lengthMin)
  .max(approvalReason.lengthMax)
  .refine(isPlainNote, 'Expected text without control characters and characters that cannot be seen');

const Person = z.object({ id: UserId, name: z.string().nullable() });

export const StaffApproval = z
  .object({
    id: ApprovalId,
    kind: z.enum(approvalKinds),
    status: z.enum(approvalStatuses),
    orderId: OrderId.nullable(),
    payoutId: PayoutId.nullable(),
    askId: AskId.nullable(),
    /** The seller of the ask; null for an order or payout. */
    ownerId: UserId.nullable(),
    /** The order, payout or ask in words. */
    about: StaffSubject.nullable(),
    /** The most that may leave on the approval. */
    amount: Centavos,
    reason: z.string(),
    requestedBy: Person,
    createdAt: Moment,
    /** The end of the request when nobody decides. */
    expiresAt: Moment,
    decided: z.object({ at: Moment, by: Person, note: z.string().nullable() }).nullable(),
    /** The caller's options about it now. */
    can: z.enum(['decide', 'withdraw', 'nothing']),
  })
  .meta({ id: 'StaffApproval' });

/** A request that waits beside an order or a payout, as every employee sees it. */
export const WaitingApproval = StaffApproval.pick({
  id: true,
  kind: true,
  amount: true,
  reason: true,
  requestedBy: true,
  createdAt: true,
  expiresAt: true,
}).meta({ id: 'WaitingApproval' });
