import type { StaffRefund as Answer } from '@suki/contract/staff/money.table';
import { type Resending, resendingsOf } from '@suki/db/queries/money-transitions';
import type { StaffRefund } from '@suki/db/queries/staff-refunds';
import type { Db } from '@suki/db/statement';
import type { z } from 'zod';
import { presentResending } from './present-resending.ts';

/** Presents refunds to the staff, each with who sent it again last. */
export async function presentedRefunds(db: Db, refunds: readonly StaffRefund[]): Promise<z.output<typeof Answer>[]> {
  const ids = refunds.map(({ id }) => id);
  const resendings = await resendingsOf(db, 'refund', ids);
  return refunds.map((refund) => presentRefund(refund, resendings.get(refund.id)));
}

function presentRefund(refund: StaffRefund, resending: Resending | undefined): z.output<typeof Answer> {
  return {
    ...refund,
    sentAgain: presentResending(resending),
    retryAt: refund.retryAt?.toISOString() ?? null,
    createdAt: refund.createdAt.toISOString(),
    updatedAt: refund.updatedAt.toISOString(),
  };
}
