import { describe, expect, test } from 'vitest';
import { ids, tuesday as now } from '../../testing/trade-fixtures.ts';
import { adminRemoval } from '../config/admins.ts';
import { type AdminRemoval, decideAdminRemoval } from './admin-removal.ts';

const admin = (userId: AdminRemoval['personId'], forMs = adminRemoval.confirmsAfterMs) => ({
  userId,
  since: new Date(now.getTime() - forMs),
});
const [ada, alma, abe] = [ids.seller, ids.buyer, ids.otherSeller];
const all = [admin(ada), admin(alma), admin(abe)];
const byAda = { byId: ada };
const removal = { personId: abe, admins: all, callerId: alma, callerAccounts: [alma], asked: byAda };

describe('security 8: the end of an admin', () => {
  test.each([
    ['by the first of two is a wish', { asked: null }, 'ask'],
    ['by another than the one who asked is done', {}, 'do'],
    ['by the one who asked needs another', { callerId: ada, callerAccounts: [ada] }, 'SECOND_PERSON_NEEDED'],
    ['by a linked account of the one who asked needs another', { callerAccounts: [alma, ada] }, 'SECOND_PERSON_NEEDED'],
    ['by somebody who is no admin needs admins', { admins: [admin(ada), admin(abe)] }, 'SECOND_PERSON_NEEDED'],
    ['who is the last never happens', { admins: [admin(abe)] }, 'LAST_ADMIN'],
    ['who cannot act any more takes one person', { admins: [admin(ada), admin(alma)], asked: null }, 'do'],
    ['who never was one takes anybody of the staff', { admins: [], asked: null }, 'do'],
  ] as const)('%s', (_what, change, verdict) => {
    expect(decideAdminRemoval({ ...removal, ...change }, now)).toBe(verdict);
  });

  test('is confirmed by an admin of a whole day, not a millisecond sooner', () => {
    const confirmedBy = (forMs: number) =>
      decideAdminRemoval({ ...removal, admins: [admin(ada), admin(alma, forMs), admin(abe)] }, now);
    expect(confirmedBy(adminRemoval.confirmsAfterMs)).toBe('do');
    expect(confirmedBy(adminRemoval.confirmsAfterMs - 1)).toBe('SECOND_PERSON_NEEDED');
  });
});
