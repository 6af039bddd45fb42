import { z } from 'zod';

const Announcement = z.object({ firebaseUid: z.string(), validAfter: z.number() });

/** Reads the table of revocations: `recent` at the start and after a gap, `of` one person while the feed is down. */
export type RevocationSource = {
  readonly recent: () => Promise<readonly Revocation[]>;
  readonly of: (firebaseUid: string) => Promise<Revocation | undefined>;
};

export type Revocation = { readonly firebaseUid: string; readonly validAfter: Date };

export type Session = { readonly firebaseUid: string; readonly signedInAt: Date };

/**
 * The sessions that were ended lately, kept in memory and fed by NOTIFY (ADR 0007). A session that was ended earlier
 * is known with the row of its person (`callers`).
 */
export type Revocations = {
  readonly reload: () => Promise<void>;
  /** An announcement of the feed: `{firebaseUid, validAfter}` with milliseconds. */
  readonly note: (payload: string) => void;
  /** From memory: right to the second while the feed is up. */
  readonly isRevoked: (session: Session) => boolean;
  /** From the table: for money and staff calls while the feed is down. */
  readonly isRevokedInTable: (session: Session) => Promise<boolean>;
};

export function revocations(source: RevocationSource): Revocations {
  let validAfter = new Map<string, number>();

  const set = (uid: string, revocation: Revocation | undefined): void => {
    if (revocation === undefined) validAfter.delete(uid);
    else validAfter.set(uid, revocation.validAfter.getTime());
  };

  return {
    reload: async () => {
      const rows = await source.recent();
      validAfter = new Map(rows.map((row) => [row.firebaseUid, row.validAfter.getTime()]));
    },
    note: (payload) => {
      const { firebaseUid, validAfter: afterMs } = Announcement.parse(JSON.parse(payload));
      validAfter.set(firebaseUid, Math.max(afterMs, validAfter.get(firebaseUid) ?? 0));
    },
    isRevoked: (session) => isEarlier(session, validAfter.get(session.firebaseUid)),
    isRevokedInTable: async (session) => {
      const revocation = await source.of(session.firebaseUid);
      set(session.firebaseUid, revocation);
      return isEarlier(session, revocation?.validAfter.getTime());
    },
  };
}

/**
 * Tokens carry whole seconds. A sign-in in the very second of the revocation counts as earlier: asking somebody to sign
 * in twice is better than leaving open a session that was to be ended.
 */
function isEarlier(session: Session, validAfterMs: number | undefined): boolean {
  return validAfterMs !== undefined && session.signedInAt.getTime() < validAfterMs;
}
