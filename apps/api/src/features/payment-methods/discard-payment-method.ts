import { storePaymentMethodReport, unlinkPaymentMethod } from '@suki/db/queries/payment-methods';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { PaymentMethodId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';

type Discarded = { readonly id: PaymentMethodId; readonly userId: UserId; readonly failureCode: string };

const nothingNew = {
  gatewayMethodId: null,
  gatewayCustomerId: null,
  channel: null,
  account: null,
  expiryMonth: null,
  expiryYear: null,
  linkUrl: null,
} as const;

/** Keeps a method that the gateway refused to make, with its reason, but in nobody's list. */
export async function discardPaymentMethod(
  { id, userId, failureCode }: Discarded,
  { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    await lockUser(tx, userId);
    const now = clock.now();
    await storePaymentMethodReport(tx, id, { ...nothingNew, status: 'FAILED', failureCode }, now);
    await unlinkPaymentMethod(tx, { id, userId }, now);
  });
}
