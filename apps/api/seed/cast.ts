import { takeEmail } from '@suki/db/queries/emails';
import { grantRole, staffRolesOf } from '@suki/db/queries/staff-roles';
import { ensureUser, setVerifiedPhone } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { AddressId } from '@suki/domain/ids/id';
import type { Dependencies } from '../src/dependencies.ts';
import type { Caller } from '../src/http/caller.ts';
import type { Act } from './act.ts';
import { type DemoAccount, demoPeople } from './demo-accounts.ts';

export type CastMember = Caller & { readonly name: string; readonly addressId: AddressId };
/** The people of the demo by the first word of their names, in lower case. */
export type Cast = {
  readonly of: (name: string) => CastMember;
  readonly sellers: readonly CastMember[];
  readonly buyers: readonly CastMember[];
};

/** Older than any token of these people, so that a sign-in with another verified address counts. */
const SEEDED_PROOF = new Date(0);

/** Makes the missing people, with phone, mail and address. */
export async function gatherCast(act: Act, dependencies: Dependencies): Promise<Cast> {
  const members = new Map<string, CastMember>();
  for (const account of demoPeople) members.set(nickname(account), await makeMember(account, act, dependencies));
  const of = (name: string): CastMember => {
    const member = members.get(name);
    if (member === undefined) throw new Error(`Expected one of ${[...members.keys()].join(', ')}, got ${name}.`);
    return member;
  };
  const withRole = (role: DemoAccount['role']) =>
    demoPeople.filter((one) => one.role === role).map((one) => of(nickname(one)));
  return { of, sellers: withRole('seller'), buyers: withRole('buyer') };
}

function nickname({ firebaseUid }: DemoAccount): string {
  return firebaseUid.replace('demo-', '');
}

async function makeMember(account: DemoAccount, act: Act, { pool, ids, clock }: Dependencies): Promise<CastMember> {
  const now = clock.now();
  const user = await withTransaction(pool, async (tx) => {
    const { firebaseUid, name, email } = account;
    const avatar = (demoPeople.findIndex((one) => one.firebaseUid === firebaseUid) % 12) + 1;
    const identity = {
      id: ids.next('usr'),
      firebaseUid,
      isAnonymous: false,
      name,
      avatar,
      locale: 'en',
      signedInAt: now,
    } as const;
    const ensured = await ensureUser(tx, identity, now);
    if (ensured.email === null) await takeEmail(tx, ensured.id, { email, provedAt: SEEDED_PROOF });
    const held = await staffRolesOf(tx, ensured.id);
    for (const role of account.staffRoles.filter((one) => !held.includes(one))) {
      await grantRole(tx, { userId: ensured.id, role, byId: null }, now);
    }
    return ensured.phoneVerifiedAt === null ? setVerifiedPhone(tx, ensured.id, account.phoneNumber, now) : ensured;
  });
  const caller: Caller = {
    userId: user.id,
    firebaseUid: account.firebaseUid,
    isAnonymous: false,
    roles: account.staffRoles,
    suspended: false,
    secondFactor: 'none' as const,
    isSecondFactorDone: true,
    signedInAt: now,
    email: account.email,
    isEmailVerified: true,
    providers: [],
  };
  return {
    ...caller,
    name: account.name,
    addressId: user.defaultAddressId ?? (await addAddress(account, caller, act)),
  };
}

async function addAddress(account: DemoAccount, caller: Caller, act: Act): Promise<AddressId> {
  const { name: recipient, phoneNumber, psgc, street } = account;
  const address = await act(caller, 'createAddress', {
    body: { recipient, phoneNumber, psgc, street, postalCode: null, landmark: null },
  });
  return address.id;
}
