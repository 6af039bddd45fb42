import type { StaffRefund as Answer } from '@suki/contract/staff/money.table';
import type { StaffRefund } from '@suki/db/queries/staff-refunds';
import type { z } from 'zod';

export function presentRefund(refund: StaffRefund): z.output<typeof Answer> {
  return {
    ...refund,
    retryAt: refund.retryAt?.toISOString() ?? null,
    createdAt: refund.createdAt.toISOString(),
    updatedAt: refund.updatedAt.toISOString(),
  };
}
