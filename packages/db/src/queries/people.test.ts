import type { UserId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { insertTestUser, testAddress } from '../../testing/test-trade.ts';
import { isViolationOf } from '../sql-errors.ts';
import { withTransaction } from '../tx.ts';
import {
  addressOfUser,
  deleteAddress,
  insertAddress,
  listAddresses,
  makeAddressDefault,
  updateAddress,
} from './addresses.ts';
import { revocationOf, revokeTokens } from './revocations.ts';
import { ensureUser, setVerifiedPhone, updateUser, userByFirebaseUid } from './users.ts';
import {
  deleteWithdrawalAccount,
  insertWithdrawalAccount,
  listWithdrawalAccounts,
  withdrawalAccountOfUser,
} from './withdrawal-accounts.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const pool = () => database.pool;

const marked = { accountMark: '2.mark', isNew: true };

test('a hundred first calls of one identity make one account with one wallet', async () => {
  const firebaseUid = crypto.randomUUID();
  const call = () =>
    withTransaction(pool(), (tx) =>
      ensureUser(
        tx,
        { id: testId('usr'), firebaseUid, isAnonymous: false, name: 'Bea', avatar: 3, locale: 'en', signedInAt: at },
        at,
      ),
    );
  const users = await Promise.all(Array.from({ length: 100 }, call));
  expect(new Set(users.map((user) => user.id)).size).toBe(1);
  expect(users.filter((user) => user.isNew)).toHaveLength(1);
  const wallets = await pool().query('select balance from wallets where user_id = $1', [users[0]?.id]);
  expect(wallets.rows).toEqual([{ balance: 0 }]);
});

test('an anonymous account becomes a registered one, never back, and keeps the name that the person chose', async () => {
  const firebaseUid = crypto.randomUUID();
  const signIn = (isAnonymous: boolean, name: string | null) =>
    withTransaction(pool(), (tx) =>
      ensureUser(
        tx,
        { id: testId('usr'), firebaseUid, isAnonymous, name, avatar: 3, locale: 'en', signedInAt: at },
        at,
      ),
    );
  const { id } = await signIn(true, null);
  await signIn(false, 'From Google');
  await withTransaction(pool(), (tx) => updateUser(tx, id, { name: 'Bea', isBalanceHidden: true }, at));
  await signIn(true, 'Other');
  expect(await userByFirebaseUid(pool(), firebaseUid)).toMatchObject({
    id,
    isAnonymous: false,
    name: 'Bea',
    isBalanceHidden: true,
    avatar: 3,
  });
});

test('a phone number belongs to one account', async () => {
  const [one, other] = await Promise.all([insertTestUser(pool(), at), insertTestUser(pool(), at)]);
  const link = (id: UserId) => withTransaction(pool(), (tx) => setVerifiedPhone(tx, id, '+639170000001', at));
  expect(await link(one)).toMatchObject({ phoneNumber: '+639170000001', phoneVerifiedAt: at });
  const error = await link(other).catch((thrown: unknown) => thrown);
  expect(isViolationOf('users_phone_number_key', error)).toBe(true);
});

async function addAddresses(userId: UserId, count: number) {
  const ids = Array.from({ length: count }, () => testId('adr'));
  // Two rows of one millisecond: the id decides.
  for (const [index, id] of ids.entries()) {
    const createdAt = new Date(at.getTime() + Math.floor(index / 2) * 1000);
    await withTransaction(pool(), (tx) =>
      insertAddress(tx, { id, userId }, { ...testAddress, region: index % 2 === 0 ? 'NCR' : 'VISAYAS' }, createdAt),
    );
  }
  return ids;
}

test.each(['asc', 'desc'] as const)(
  'addresses come page by page (%s): by their moment alone, none twice, none missing',
  async (order) => {
    const userId = await insertTestUser(pool(), at);
    const ids = await addAddresses(userId, 25);
    const middle = ids[12] ?? testId('adr');
    expect(await withTransaction(pool(), (tx) => makeAddressDefault(tx, middle, userId))).toBe(true);
    const seen: string[] = [];
    let lastItemId: string | undefined;
    for (;;) {
      const page = await listAddresses(pool(), userId, { limit: 10, order, lastItemId });
      seen.push(...page.items.map((address) => address.id));
      if (!page.hasMore) break;
      lastItemId = page.lastItemId ?? undefined;
    }
    // coverage 9: the default address stands at its own moment too.
    expect(seen).toEqual(order === 'asc' ? [...ids].sort() : [...ids].sort().reverse());
    expect((await listAddresses(pool(), userId, { limit: 180, filterBy: 'VISAYAS' })).items).toHaveLength(12);
  },
);

test('the first address is the default; when it is deleted the newest of the others takes its place', async () => {
  const userId = await insertTestUser(pool(), at);
  const [one, two, three] = await addAddresses(userId, 3);
  if (one === undefined || two === undefined || three === undefined) throw new Error('Expected three addresses.');
  expect(await addressOfUser(pool(), one, userId)).toMatchObject({ isDefault: true });
  expect(await withTransaction(pool(), (tx) => deleteAddress(tx, one, userId))).toBe(true);
  expect(await addressOfUser(pool(), one, userId)).toBeUndefined();
  expect(await addressOfUser(pool(), three, userId)).toMatchObject({ isDefault: true });
});

test('a stranger can neither read, change, choose nor delete an address or account', async () => {
  const [owner, stranger] = await Promise.all([insertTestUser(pool(), at), insertTestUser(pool(), at)]);
  const [id] = await addAddresses(owner, 1);
  if (id === undefined) throw new Error('Expected an address.');
  const accountId = testId('wac');
  const account = { channelCode: 'PH_BDO', accountHolderName: 'Sam', accountNumber: '0012345678', ...marked };
  await withTransaction(pool(), (tx) => insertWithdrawalAccount(tx, { id: accountId, userId: owner }, account, at));
  expect(await addressOfUser(pool(), id, stranger)).toBeUndefined();
  expect(await withdrawalAccountOfUser(pool(), accountId, stranger)).toBeUndefined();
  await withTransaction(pool(), async (tx) => {
    expect(await updateAddress(tx, { id, userId: stranger }, testAddress, at)).toBeUndefined();
    expect(await makeAddressDefault(tx, id, stranger)).toBe(false);
    expect(await deleteAddress(tx, id, stranger)).toBe(false);
    expect(await deleteWithdrawalAccount(tx, accountId, stranger, at)).toBe(false);
  });
  expect(await addressOfUser(pool(), id, owner)).toMatchObject({ isDefault: true });
});

test('a removed withdrawal account leaves the list', async () => {
  const userId = await insertTestUser(pool(), at);
  const id = testId('wac');
  await withTransaction(pool(), async (tx) => {
    await insertWithdrawalAccount(
      tx,
      { id, userId },
      { channelCode: 'PH_BDO', accountHolderName: 'Sam', accountNumber: '0012345678', ...marked },
      at,
    );
    await deleteWithdrawalAccount(tx, id, userId, at);
  });
  expect((await listWithdrawalAccounts(pool(), userId, { limit: 10 })).items).toEqual([]);
  expect(await withdrawalAccountOfUser(pool(), id, userId)).toBeUndefined();
});

test('a revocation is told to listeners at commit and never moves back', async () => {
  const firebaseUid = crypto.randomUUID();
  const listener = await pool().connect();
  try {
    const heard = new Promise<string | undefined>((resolve) =>
      listener.once('notification', (message) => resolve(message.payload)),
    );
    await listener.query('listen revoked');
    await withTransaction(pool(), (tx) => revokeTokens(tx, firebaseUid, at));
    expect(JSON.parse((await heard) ?? '')).toEqual({ firebaseUid, validAfter: at.getTime() });
    await withTransaction(pool(), (tx) => revokeTokens(tx, firebaseUid, new Date(0)));
    expect(await revocationOf(pool(), firebaseUid)).toEqual({ firebaseUid, validAfter: at });
  } finally {
    listener.release(true);
  }
});
