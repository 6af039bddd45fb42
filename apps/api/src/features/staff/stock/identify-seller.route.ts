import { lockDropOffCode, markDropOffCodeSeen } from '@suki/db/queries/drop-off-codes';
import { userById } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { dropOffCode } from '@suki/domain/config/warehouse';
import { refuseLookUp } from '@suki/domain/stock/drop-off-code';
import type { Handler } from '../../../http/handler.ts';
import { dropOffCodeHash } from '../../users/drop-off-code-hash.ts';
import { maskedPhone } from '../../users/tell-owner.ts';

/** Tells the desk whose code it is, so that the name is confirmed first, and keeps the code for this employee. */
export const identifySeller: Handler<'identifySeller'> = async ({ caller, body, refuse }, { pool, clock, secrets }) => {
  const codeHash = dropOffCodeHash(body.code, secrets);
  if (codeHash === null) throw refuse('DROP_OFF_CODE_UNKNOWN');
  const now = clock.now();
  const userId = await withTransaction(pool, async (tx) => {
    const code = await lockDropOffCode(tx, codeHash);
    const reason = refuseLookUp(code, { staffId: caller.userId, now });
    if (reason === 'DROP_OFF_CODE_ENDED') throw refuse(reason);
    if (code === undefined) throw refuse('DROP_OFF_CODE_UNKNOWN');
    await markDropOffCodeSeen(tx, codeHash, caller.userId, new Date(now.getTime() + dropOffCode.deskMs));
    return code.userId;
  });
  const seller = await userById(pool, userId);
  if (seller === undefined) throw new Error(`Expected user ${userId} to exist: they made the code.`);
  return {
    name: seller.name,
    phoneNumber:
      seller.phoneVerifiedAt === null || seller.phoneNumber === null ? null : maskedPhone(seller.phoneNumber),
    memberSince: seller.createdAt.toISOString(),
  };
};
