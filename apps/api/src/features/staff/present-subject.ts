import type { StaffSubject as Answer } from '@suki/contract/staff/subjects.schemas';
import type { StaffSubject } from '@suki/db/queries/staff-subjects';
import { orderNumberText } from '@suki/domain/orders/order-number';
import { staffSight } from '@suki/domain/people/staff-view.table';
import type { z } from 'zod';
import type { Caller } from '../../http/caller.ts';

/** A subject in words; its person only for roles that see who buys and sells (ADR 0090). Null for an unknown one. */
export function presentSubject(
  subject: StaffSubject | undefined,
  { roles }: Pick<Caller, 'roles'>,
): z.output<typeof Answer> | null {
  if (subject === undefined) return null;
  const { orderId, orderNumber, itemName, sizes, amount, personId, personName } = subject;
  const isPersonSeen = personId !== null && staffSight(roles).contacts;
  return {
    orderId,
    orderNumber: orderNumber === null ? null : orderNumberText(orderNumber),
    itemName,
    sizes,
    amount,
    person: isPersonSeen ? { id: personId, name: personName } : null,
  };
}
