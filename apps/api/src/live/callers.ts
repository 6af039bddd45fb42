import type { UserId } from '@suki/domain/ids/id';
import { maySkipSecondFactor, type SecondFactorState } from '@suki/domain/people/second-factor';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import type { Caller } from '../http/caller.ts';
import type { Clock } from '../ports/clock.ts';
import type { VerifiedToken } from '../ports/identity.ts';

const KEEP_MS = 60_000;
const KEPT_MAX = 20_000;

export type KnownUser = {
  readonly userId: UserId;
  readonly isAnonymous: boolean;
  readonly suspended: boolean;
  /** Sessions that began before are refused; null when none has to be. */
  readonly sessionsSince: Date | null;
  /** From the database, never from the token (ADR 0091). */
  readonly roles: readonly StaffRole[];
  /** Of this sign-in; `none` for customers. */
  readonly secondFactor: SecondFactorState;
};

/** Finds the user of a token, or makes the user on the person's first call. */
export type EnsureUser = (token: VerifiedToken) => Promise<KnownUser>;

/** Finds the caller of a token, without a query for a person who called a moment ago. */
export type Callers = {
  /** @returns undefined for a session that the person, their registration or a suspension ended. */
  readonly find: (token: VerifiedToken) => Promise<Caller | undefined>;
  readonly forget: (userId: string) => void;
  readonly forgetAll: () => void;
};

export type CallersOptions = {
  readonly ensureUser: EnsureUser;
  readonly realClock: Clock;
  /** True while the feed of changes is complete. Nothing may be remembered otherwise. */
  readonly isFeedUp: () => boolean;
  /** True everywhere but on a local stack: nobody of the staff acts without a second step. */
  readonly isSecondFactorRequired: boolean;
  /** Most callers that are remembered; then the one who has not called for the longest time makes room. */
  readonly keptMax?: number | undefined;
};

type Entry = { readonly user: KnownUser; readonly untilMs: number };

export function callers(options: CallersOptions): Callers {
  const { ensureUser, realClock, isFeedUp, isSecondFactorRequired, keptMax = KEPT_MAX } = options;
  /** The last to call stands last. */
  const entries = new Map<string, Entry>();
  /** Counts announcements: a row that was read before an announcement came must not be remembered. */
  let announcements = 0;

  const lookUp = async (token: VerifiedToken, key: string): Promise<KnownUser> => {
    const nowMs = realClock.now().getTime();
    const entry = entries.get(key);
    entries.delete(key);
    if (entry !== undefined && entry.untilMs > nowMs && isFeedUp()) {
      entries.set(key, entry);
      return entry.user;
    }
    const before = announcements;
    const user = await ensureUser(token);
    if (before === announcements && isFeedUp()) {
      // One makes room for one: emptied at once, 20,000 callers would be looked up within the next second.
      for (const oldest of entries.keys()) {
        if (entries.size < keptMax) break;
        entries.delete(oldest);
      }
      entries.set(key, { user, untilMs: nowMs + KEEP_MS });
    }
    return user;
  };

  return {
    find: async (token) => {
      const user = await lookUp(token, keyOf(token));
      if (isOver(token, user)) return undefined;
      return {
        userId: user.userId,
        firebaseUid: token.firebaseUid,
        isAnonymous: token.isAnonymous,
        // An identity without a sign-in is nobody's colleague, whatever its row holds.
        roles: token.isAnonymous ? [] : user.roles,
        suspended: user.suspended,
        secondFactor: user.secondFactor,
        isSecondFactorDone: maySkipSecondFactor(user.secondFactor, { isRequired: isSecondFactorRequired }),
        signedInAt: token.signedInAt,
        email: token.email,
        isEmailVerified: token.isEmailVerified,
        providers: token.providers,
      };
    },
    forget: (userId) => {
      announcements += 1;
      for (const [key, entry] of entries) if (entry.user.userId === userId) entries.delete(key);
    },
    forgetAll: () => {
      announcements += 1;
      entries.clear();
    },
  };
}

/**
 * A guest's token says nothing for the person who registered since. By its time alone it could not be told: the
 * identity service may keep the moment of the sign-in when a guest becomes a person.
 */
function isOver(token: VerifiedToken, user: KnownUser): boolean {
  if (token.isAnonymous && !user.isAnonymous) return true;
  return user.sessionsSince !== null && token.signedInAt < user.sessionsSince;
}

/** A token with new facts about a person (registered, new mail) must reach the row. */
function keyOf(token: VerifiedToken): string {
  // The second step belongs to one sign-in.
  return JSON.stringify([
    token.firebaseUid,
    token.signedInAt.getTime(),
    token.isAnonymous,
    token.email,
    token.isEmailVerified,
    token.name,
  ]);
}
