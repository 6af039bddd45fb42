import type { Person } from '@suki/contract/staff/people.schemas';
import { type AdminEndAsked, adminEndAsked } from '@suki/db/queries/admin-removals';
import { personActsOf } from '@suki/db/queries/person-acts';
import { hasSecondFactor as hasSecondFactorOf, resetAskedBy } from '@suki/db/queries/second-factors';
import { staffRolesOf } from '@suki/db/queries/staff-roles';
import { type StandingLine, standingLinesOf, suspensionOf } from '@suki/db/queries/suspensions';
import { userById } from '@suki/db/queries/users';
import { walletBalance } from '@suki/db/queries/wallet';
import { secondFactor } from '@suki/domain/config/second-factor';
import type { UserId } from '@suki/domain/ids/id';
import { stopsWithdrawals } from '@suki/domain/people/suspension';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';

type Answer = z.output<typeof Person>;

/** Presents a person to the staff; undefined when there is none. */
export async function presentPerson(
  userId: UserId,
  { roles }: Pick<Caller, 'roles'>,
  { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>,
): Promise<Answer | undefined> {
  const user = await userById(pool, userId);
  if (user === undefined) return undefined;
  const now = clock.now();
  const seesMoney = roles.some((role) => role === 'finance' || role === 'admin');
  const [suspension, standings, acts, held, hasSecondFactor, asked, suspensionAsked, roleAsked, wallet] =
    await Promise.all([
      suspensionOf(pool, userId),
      standingLinesOf(pool, userId),
      personActsOf(pool, userId),
      staffRolesOf(pool, userId),
      hasSecondFactorOf(pool, userId),
      resetAskedBy(pool, userId, new Date(now.getTime() - secondFactor.resetLifeMs)),
      adminEndAsked(pool, { userId, end: 'suspension', now }),
      adminEndAsked(pool, { userId, end: 'role', now }),
      seesMoney ? walletBalance(pool, userId, now) : null,
    ]);
  const { isSellingSuspended, isBuyingSuspended, isAccountSuspended } = suspension;
  const { id, name, email, phoneNumber, isAnonymous, createdAt } = user;
  return {
    ...{ id, name, email, phoneNumber, isAnonymous, isSellingSuspended, isBuyingSuspended, isAccountSuspended },
    isSuspended: isSellingSuspended || isBuyingSuspended || isAccountSuspended,
    mayWithdraw: !stopsWithdrawals(suspension),
    roles: [...held],
    hasSecondFactor,
    secondFactorResetAskedBy: asked === undefined || !hasSecondFactor ? null : (asked.byName ?? 'An admin'),
    suspensionAskedBy: suspensionAsked === undefined || isAccountSuspended ? null : nameOf(suspensionAsked),
    adminRoleAskedBy: roleAsked === undefined || !held.includes('admin') ? null : nameOf(roleAsked),
    balance: wallet?.balance ?? null,
    createdAt: createdAt.toISOString(),
    standings: standings.map(presentStanding),
    history: acts.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  };
}

function presentStanding({ entityId, at, liftedAt, ...line }: StandingLine): Answer['standings'][number] {
  const { id, change, event, isForFraud, byName, reason, liftedByName, liftReason } = line;
  const lifted = liftedAt === null ? null : { at: liftedAt.toISOString(), byName: liftedByName, reason: liftReason };
  return { id, change, event, subjectId: entityId, isForFraud, at: at.toISOString(), byName, reason, lifted };
}

const nameOf = ({ byName }: AdminEndAsked): string => byName ?? 'An admin';
