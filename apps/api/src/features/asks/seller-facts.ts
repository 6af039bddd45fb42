import { openAskCounts } from '@suki/db/queries/asks';
import type { User } from '@suki/db/queries/users';
import type { Tx } from '@suki/db/tx';
import type { SkuId } from '@suki/domain/ids/id';
import type { SellerFacts } from '@suki/domain/trade/facts/command-facts';

/** The facts that the limits of asks depend on, read under the lock of the seller's row. */
export async function sellerFacts(tx: Tx, user: User, skuId: SkuId): Promise<SellerFacts> {
  const { isSellingSuspended, ...counts } = await openAskCounts(tx, user.id, skuId);
  return {
    userId: user.id,
    isRegistered: !user.isAnonymous,
    isSuspended: user.suspendedAt !== null || isSellingSuspended,
    isPhoneVerified: user.phoneVerifiedAt !== null,
    hasReturnAddress: true,
    ...counts,
  };
}
