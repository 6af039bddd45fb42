import { insertAddress } from '@suki/db/queries/addresses';
import { takeEmail } from '@suki/db/queries/emails';
import { ensureUser, setVerifiedPhone } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { AddressId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../src/dependencies.ts';
import type { TestPerson } from './test-token.ts';

/** A person with an account, a verified phone and an address. */
export type Trader = TestPerson & { readonly userId: UserId; readonly addressId: AddressId; readonly street: string };

export const supportStaff: TestPerson = { uid: 'suri', roles: ['support'] };
export const warehouseStaff: TestPerson = { uid: 'ines', roles: ['warehouse'] };
export const inspector: TestPerson = { uid: 'noli', roles: ['inspector'] };
export const secondInspector: TestPerson = { uid: 'rico', roles: ['inspector'] };

export const testPlace = '1380600001';

let made = 0;

/** Makes a person who may buy and sell. Every value can be found again in an answer: no two people share one. */
export async function newTrader(
  { pool, ids, clock }: Pick<Dependencies, 'pool' | 'ids' | 'clock'>,
  { region = 'NCR' }: { readonly region?: DeliveryRegion | undefined } = {},
): Promise<Trader> {
  made += 1;
  const number = made;
  const uid = `trader-${number}-${process.pid}`;
  const userId = ids.next('usr');
  const addressId = ids.next('adr');
  const phoneNumber = `+63917${String(number).padStart(7, '0')}`;
  const street = `${number} Person Street`;
  const now = clock.now();
  const identity = {
    id: userId,
    firebaseUid: uid,
    isAnonymous: false,
    name: `Person ${number}`,
  };
  const email = `${uid}@suki.test`;
  await withTransaction(pool, async (tx) => {
    await ensureUser(tx, { ...identity, avatar: 1, locale: 'en', signedInAt: now }, now);
    // Older than any token, so that the person's own verified tokens count.
    await takeEmail(tx, userId, { email, provedAt: new Date(0) });
    await setVerifiedPhone(tx, userId, phoneNumber, now);
    await insertAddress(
      tx,
      { id: addressId, userId },
      {
        recipient: `Person ${number}`,
        phoneNumber,
        psgc: testPlace,
        street,
        place: 'Poblacion, City of Makati, NCR',
        postalCode: null,
        landmark: null,
        region,
      },
      now,
    );
  });
  return { uid, name: identity.name, email, userId, addressId, street };
}
