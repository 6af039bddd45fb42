import { toId } from '@suki/domain/ids/id';
import type { SecondFactorState } from '@suki/domain/people/second-factor';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { describe, expect, test } from 'vitest';
import type { VerifiedToken } from '../ports/identity.ts';
import { callers } from './callers.ts';

const userId = toId('usr', 'usr_0123456789');
const token: VerifiedToken = {
  firebaseUid: 'bea',
  isAnonymous: false,
  email: 'bea@suki.test',
  isEmailVerified: true,
  name: null,
  providers: [],
  signedInAt: new Date('2026-11-21T10:00:00Z'),
  issuedAt: new Date('2026-11-21T10:00:00Z'),
};

function setUp({ isRequired = false } = {}) {
  const state = {
    queries: 0,
    now: new Date('2026-11-21T10:00:00Z'),
    isFeedUp: true,
    suspended: false,
    roles: ['warehouse'] as StaffRole[],
    secondFactor: 'none' as SecondFactorState,
    sessionsSince: null as Date | null,
  };
  const list = callers({
    ensureUser: async ({ isAnonymous }) => {
      state.queries += 1;
      return {
        userId,
        isAnonymous,
        suspended: state.suspended,
        roles: state.roles,
        secondFactor: state.secondFactor,
        sessionsSince: state.sessionsSince,
      };
    },
    realClock: { now: () => state.now },
    isFeedUp: () => state.isFeedUp,
    isSecondFactorRequired: isRequired,
    keptMax: 2,
  });
  return { state, list };
}

describe('a caller', () => {
  test('is read once while nothing changes', async () => {
    const { state, list } = setUp();
    expect(await list.find(token))?.toMatchObject({
      userId,
      isAnonymous: false,
      roles: ['warehouse'],
      suspended: false,
    });
    await list.find(token);
    expect(state.queries).toBe(1);
  });

  test('is read again after a change was announced', async () => {
    const { state, list } = setUp();
    await list.find(token);
    state.suspended = true;
    list.forget(userId);
    expect((await list.find(token))?.suspended).toBe(true);
  });

  test('security 8: has a role no more once its end was announced', async () => {
    const { state, list } = setUp();
    await list.find(token);
    state.roles = [];
    list.forget(userId);
    expect((await list.find(token))?.roles).toEqual([]);
  });

  test.each([
    ['none', false, true],
    ['none', true, false],
    ['unverified', false, false],
    ['verified', true, true],
  ] as const)(
    'security 7: with a second step %s, where it is required: %s, may act: %s',
    async (state, isRequired, may) => {
      const { state: given, list } = setUp({ isRequired });
      given.secondFactor = state;
      expect((await list.find(token))?.isSecondFactorDone).toBe(may);
    },
  );

  test('security 7: of another sign-in is looked up anew', async () => {
    const { state, list } = setUp();
    await list.find(token);
    await list.find({ ...token, signedInAt: new Date('2026-11-21T11:00:00Z') });
    expect(state.queries).toBe(2);
  });

  test('who is anonymous has no role, whatever the row holds', async () => {
    expect((await setUp().list.find({ ...token, isAnonymous: true }))?.roles).toEqual([]);
  });

  test('is read every time while announcements may be missed', async () => {
    const { state, list } = setUp();
    await list.find(token);
    state.isFeedUp = false;
    await list.find(token);
    await list.find(token);
    expect(state.queries).toBe(3);
  });

  test('is read again after a minute', async () => {
    const { state, list } = setUp();
    await list.find(token);
    state.now = new Date('2026-11-21T10:01:01Z');
    await list.find(token);
    expect(state.queries).toBe(2);
  });

  test('is registered as soon as an anonymous person registers with that identity', async () => {
    const { state, list } = setUp();
    expect((await list.find({ ...token, isAnonymous: true, email: null }))?.isAnonymous).toBe(true);
    expect((await list.find(token))?.isAnonymous).toBe(false);
    expect(state.queries).toBe(2);
  });

  test('an answer that was on its way while a change was announced is not kept', async () => {
    const { state, list } = setUp();
    const pending = list.find(token);
    list.forget(userId);
    await pending;
    await list.find(token);
    expect(state.queries).toBe(2);
  });

  test('ops B.2.13: with a full memory only the one who has not called for the longest time is read again', async () => {
    const { state, list } = setUp();
    const of = (firebaseUid: string) => list.find({ ...token, firebaseUid });
    await of('bea');
    await of('sam');
    await of('bea');
    await of('new');
    expect(state.queries).toBe(3);
    await of('bea');
    expect(state.queries).toBe(3);
    await of('sam');
    expect(state.queries).toBe(4);
  });
});
