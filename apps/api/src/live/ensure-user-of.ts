import { isEmailKnown } from '@suki/db/queries/emails';
import { revocationOf } from '@suki/db/queries/revocations';
import { secondFactorState } from '@suki/db/queries/second-factors';
import { staffRolesOf } from '@suki/db/queries/staff-roles';
import { ensureUser, type User, userByFirebaseUid } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { avatarFor } from '@suki/domain/users/avatars';
import type { Dependencies } from '../dependencies.ts';
import { storeEmail } from '../features/users/store-email.ts';
import type { VerifiedToken } from '../ports/identity.ts';
import type { EnsureUser } from './callers.ts';

/**
 * Finds the row of an identity. The first call makes the row with its wallet; the row is updated when an anonymous
 * person registered, and follows the address of a verified token.
 */
export function ensureUserOf({ pool, ids, clock }: Pick<Dependencies, 'pool' | 'ids' | 'clock'>): EnsureUser {
  return async (token) => {
    const proof = proofOf(token);
    const known = await userByFirebaseUid(pool, token.firebaseUid);
    const user =
      known !== undefined && knowsAll(known, token)
        ? known
        : await withTransaction(pool, async (tx) => {
            const { firebaseUid, isAnonymous, name, signedInAt } = token;
            const id = ids.next('usr');
            const profile = { avatar: avatarFor(id), locale: 'en' } as const;
            const ensured = await ensureUser(
              tx,
              { id, firebaseUid, isAnonymous, name, signedInAt, ...profile },
              clock.now(),
            );
            if (proof !== null && !isEmailKnown(ensured, proof)) await storeEmail(tx, ensured, proof, clock.now());
            return ensured;
          });
    const { id: userId, isAnonymous, suspendedAt } = user;
    // The person's own ending of all sessions, however long ago: a process remembers those of the last hours only.
    const ended = user === known ? known.validAfter : (await revocationOf(pool, token.firebaseUid))?.validAfter;
    const sessionsSince = later(user.sessionsSince, ended ?? null);
    const roles = user === known ? known.roles : await staffRolesOf(pool, user.id);
    const secondFactor = roles.length === 0 ? 'none' : await secondFactorState(pool, user.id, token.signedInAt);
    return { userId, isAnonymous, suspended: suspendedAt !== null, sessionsSince, roles, secondFactor };
  };
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Returns the address that the token proves; null without one. */
function proofOf({ email, isEmailVerified, isAnonymous, issuedAt }: VerifiedToken) {
  return email === null || !isEmailVerified || isAnonymous ? null : { email, provedAt: issuedAt };
}

/** Returns true when the row holds everything that the token says: the usual case, which writes nothing. */
function knowsAll(user: User, token: VerifiedToken): boolean {
  const proof = proofOf(token);
  return (
    (!user.isAnonymous || token.isAnonymous) &&
    (proof === null || isEmailKnown(user, proof)) &&
    (user.name !== null || token.name === null)
  );
}
