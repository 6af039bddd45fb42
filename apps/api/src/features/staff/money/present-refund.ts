import type { StaffRefund as Answer } from '@suki/contract/staff/money.table';
import { type Resending, resendingsOf } from '@suki/db/queries/money-transitions';
import type { StaffRefund } from '@suki/db/queries/staff-refunds';
import { staffSubjectsOf } from '@suki/db/queries/staff-subjects';
import type { Db } from '@suki/db/statement';
import type { z } from 'zod';
import type { Caller } from '../../../http/caller.ts';
import { presentSubject } from '../present-subject.ts';
import { presentResending } from './present-resending.ts';

/** Presents refunds to the staff, each with who sent it again last. */
export async function presentedRefunds(
  db: Db,
  refunds: readonly StaffRefund[],
  viewer: Pick<Caller, 'roles'>,
): Promise<z.output<typeof Answer>[]> {
  const ids = refunds.map(({ id }) => id);
  const [resendings, subjects] = await Promise.all([
    resendingsOf(db, 'refund', ids),
    staffSubjectsOf(
      db,
      ids.map((id) => ({ entity: 'refund', id })),
    ),
  ]);
  return refunds.map((refund) => ({
    ...presentRefund(refund, resendings.get(refund.id)),
    about: presentSubject(subjects.get(refund.id), viewer),
  }));
}

function presentRefund(refund: StaffRefund, resending: Resending | undefined): Omit<z.output<typeof Answer>, 'about'> {
  return {
    ...refund,
    sentAgain: presentResending(resending),
    retryAt: refund.retryAt?.toISOString() ?? null,
    createdAt: refund.createdAt.toISOString(),
    updatedAt: refund.updatedAt.toISOString(),
  };
}
