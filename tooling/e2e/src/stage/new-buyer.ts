import { newPerson, type Person } from '../people/new-person.ts';
import { type Caller, callerOf } from './caller.ts';

/** Bel-Air, Makati. */
const PSGC = '1380300002';

export type Buyer = { readonly person: Person; readonly call: Caller };

/** A new buyer with an address: the limit on unpaid orders counts for each person. */
export async function newBuyer(): Promise<Buyer> {
  const person = newPerson('Buyer');
  const call = await callerOf({ email: person.email, password: person.password }, 'new');
  await call('createAddress', {
    body: {
      recipient: person.name,
      phoneNumber: person.phoneNumber,
      psgc: PSGC,
      street: '12 Salcedo Street',
      postalCode: null,
      landmark: null,
    },
  });
  return { person, call };
}
