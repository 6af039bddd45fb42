import { describe, expect, test } from 'vitest';
import { type Revocation, revocations } from './revocations.ts';

const rows: Revocation[] = [{ firebaseUid: 'bea', validAfter: new Date('2026-11-21T10:00:00.400Z') }];
const source = {
  recent: async () => rows,
  of: async (uid: string) => rows.find((row) => row.firebaseUid === uid),
};
const session = (firebaseUid: string, at: string) => ({ firebaseUid, signedInAt: new Date(at) });

describe('a session is revoked', () => {
  test.each([
    { uid: 'bea', at: '2026-11-21T09:59:59Z', revoked: true, why: 'it began before the revocation' },
    { uid: 'bea', at: '2026-11-21T10:00:00Z', revoked: true, why: 'it began in the second of the revocation' },
    { uid: 'bea', at: '2026-11-21T10:00:01Z', revoked: false, why: 'it began after it' },
    { uid: 'sam', at: '2026-11-21T09:59:59Z', revoked: false, why: 'it belongs to somebody else' },
  ])('$revoked when $why', async ({ uid, at, revoked }) => {
    const list = revocations(source);
    await list.reload();
    expect(list.isRevoked(session(uid, at))).toBe(revoked);
    expect(await list.isRevokedInTable(session(uid, at))).toBe(revoked);
  });

  test('as soon as it is announced', async () => {
    const list = revocations(source);
    expect(list.isRevoked(session('bea', '2026-11-21T09:00:00Z'))).toBe(false);
    list.note(JSON.stringify({ firebaseUid: 'bea', validAfter: Date.parse('2026-11-21T10:00:00Z') }));
    expect(list.isRevoked(session('bea', '2026-11-21T09:00:00Z'))).toBe(true);
  });
});
