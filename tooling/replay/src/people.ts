import type { Dependencies } from '@suki/api/dependencies';
import type { Caller } from '@suki/api/http/caller';
import type { Act } from '@suki/api/seed/act';
import { takeEmail } from '@suki/db/queries/emails';
import { ensureUser, setVerifiedPhone } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { AddressId, PaymentMethodId } from '@suki/domain/ids/id';
import type { StaffRole } from '@suki/domain/people/staff-roles';

/** A person of a replay, with an address. A buyer also has a card, for prices above the limits of e-wallets. */
export type Person = Caller & { readonly addressId: AddressId; readonly cardId: PaymentMethodId | null };

type Wanted = {
  /** Unique: phone number and identity are made of it. */
  readonly number: number;
  readonly name: string;
  readonly region: DeliveryRegion;
  readonly roles?: readonly StaffRole[] | undefined;
  readonly hasCard?: boolean | undefined;
  readonly hasBankAccount?: boolean | undefined;
  /**
   * The warehouse knows sellers who bring pairs to store by their address. A person without one gets no mails, which
   * nobody would send.
   */
  readonly hasEmail?: boolean | undefined;
};

/** Makes a person by the calls of the API; nobody signs in, so there is no account at Firebase. */
export async function makePerson(act: Act, wanted: Wanted, { pool, ids, clock }: Dependencies): Promise<Person> {
  const { number, name, region, roles = [] } = wanted;
  const now = clock.now();
  const firebaseUid = `replay-${number}`;
  const phoneNumber = `+639${String(170_000_000 + number)}`;
  const email = wanted.hasEmail === true ? `${firebaseUid}@suki.test` : null;
  const identity = { firebaseUid, isAnonymous: false, name, avatar: 1, locale: 'en', signedInAt: now } as const;
  const user = await withTransaction(pool, async (tx) => {
    const { id } = await ensureUser(tx, { id: ids.next('usr'), ...identity }, now);
    if (email !== null) await takeEmail(tx, id, { email, provedAt: now });
    return setVerifiedPhone(tx, id, phoneNumber, now);
  });
  const caller = {
    userId: user.id,
    firebaseUid,
    isAnonymous: false,
    roles,
    suspended: false,
    secondFactor: 'none' as const,
    isSecondFactorDone: true,
    signedInAt: now,
    email,
    isEmailVerified: email !== null,
    providers: [],
  };
  const place = { psgc: await barangayIn(region, pool), street: '1 Mabini Street', postalCode: null, landmark: null };
  const address = await act(caller, 'createAddress', { body: { recipient: name, phoneNumber, ...place } });
  if (wanted.hasBankAccount === true) {
    const account = { channelCode: 'PH_BDO', accountHolderName: name, accountNumber: String(1_000_000_000 + number) };
    await act(caller, 'createWithdrawalAccount', { body: account });
  }
  const card = wanted.hasCard === true ? await linkCard(act, caller, number) : null;
  return { ...caller, addressId: address.id, cardId: card };
}

async function linkCard(act: Act, caller: Caller, number: number): Promise<PaymentMethodId> {
  const cardToken = number.toString(16).padStart(24, '0');
  const { id } = await act(caller, 'linkPaymentMethod', { body: { type: 'CARD', cardToken, returnPath: '/wallet' } });
  return id;
}

/** Returns any barangay of the region: the rules look at the region only. */
async function barangayIn(region: DeliveryRegion, pool: Dependencies['pool']): Promise<string> {
  const { rows } = await pool.query<{ psgc: string }>(
    `select psgc from places where level = 'barangay' and delivery_region = $1 limit 1`,
    [region],
  );
  if (rows[0] === undefined) throw new Error(`Expected a barangay in ${region}: run the seed of places first.`);
  return rows[0].psgc;
}
