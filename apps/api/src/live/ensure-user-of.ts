import { revocationOf } from '@suki/db/queries/revocations';
import { staffRolesOf } from '@suki/db/queries/staff-roles';
import { ensureUser, type User, userByFirebaseUid } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { avatarFor } from '@suki/domain/users/avatars';
import type { Dependencies } from '../dependencies.ts';
import type { VerifiedToken } from '../ports/identity.ts';
import type { EnsureUser } from './callers.ts';

/**
 * Finds the row of an identity. The first call makes the row with its wallet; the row is updated when an anonymous
 * person registered.
 */
export function ensureUserOf({ pool, ids, clock }: Pick<Dependencies, 'pool' | 'ids' | 'clock'>): EnsureUser {
  return async (token) => {
    const known = await userByFirebaseUid(pool, token.firebaseUid);
    const user =
      known !== undefined && knowsAll(known, token)
        ? known
        : await withTransaction(pool, (tx) => {
            const id = ids.next('usr');
            return ensureUser(
              tx,
              {
                id,
                firebaseUid: token.firebaseUid,
                isAnonymous: token.isAnonymous,
                name: token.name,
                email: token.email,
                avatar: avatarFor(id),
                locale: 'en',
              },
              clock.now(),
            );
          });
    const roles = user === known ? known.roles : await staffRolesOf(pool, user.id);
    const ended = user === known ? known.validAfter : (await revocationOf(pool, token.firebaseUid))?.validAfter;
    return {
      userId: user.id,
      isAnonymous: user.isAnonymous,
      suspended: user.suspendedAt !== null,
      roles,
      validAfter: ended ?? null,
    };
  };
}

/** Returns true when the row holds everything that the token says: the usual case, which writes nothing. */
function knowsAll(user: User, token: VerifiedToken): boolean {
  return (
    (!user.isAnonymous || token.isAnonymous) &&
    (user.email !== null || token.email === null) &&
    (user.name !== null || token.name === null)
  );
}
