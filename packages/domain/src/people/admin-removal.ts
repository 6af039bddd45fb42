import { adminRemoval } from '../config/admins.ts';
import type { UserId } from '../ids/id.ts';

/** An admin who can act: the role is held, and the account is open. */
export type ActiveAdmin = { readonly userId: UserId; readonly since: Date };

export type AdminRemoval = {
  readonly personId: UserId;
  /** Every admin who can act now, the person included; locked, so that nobody ends meanwhile. */
  readonly admins: readonly ActiveAdmin[];
  readonly callerId: UserId;
  /** The caller's accounts: a linked one is no second person. */
  readonly callerAccounts: readonly UserId[];
  /** The open wish of an admin who can still act; null: none. */
  readonly asked: { readonly byId: UserId } | null;
};

export type RemovalVerdict = 'do' | 'ask' | 'LAST_ADMIN' | 'SECOND_PERSON_NEEDED';

/**
 * Decides whether an act may end an admin (ADR 0091). Somebody who is no admin, or cannot act any more, is ended by one
 * person. An admin takes two others: the first press is the wish, and another admin of at least a day carries it out.
 * The last admin who can act stays.
 */
export function decideAdminRemoval(
  { personId, admins, callerId, callerAccounts, asked }: AdminRemoval,
  now: Date,
): RemovalVerdict {
  if (admins.every(({ userId }) => userId !== personId)) return 'do';
  if (admins.length === 1) return 'LAST_ADMIN';
  const caller = admins.find(({ userId }) => userId === callerId);
  if (caller === undefined) return 'SECOND_PERSON_NEEDED';
  if (asked === null) return 'ask';
  const isSame = asked.byId === callerId || callerAccounts.includes(asked.byId);
  const isNew = now.getTime() - caller.since.getTime() < adminRemoval.confirmsAfterMs;
  return isSame || isNew ? 'SECOND_PERSON_NEEDED' : 'do';
}
