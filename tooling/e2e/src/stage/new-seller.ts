import { newPerson } from '../people/new-person.ts';
import { phoneCode } from '../sandbox/outbox.ts';
import { type Caller, callerOf } from './caller.ts';

/** Cebu City. */
const PSGC = '0730600003';

let known: Promise<Caller> | undefined;

/**
 * The seller of this worker. The demo's sellers post nothing in tests, so their pages never change because of a test.
 */
export function ownSeller(): Promise<Caller> {
  known ??= newSeller();
  return known;
}

async function newSeller(): Promise<Caller> {
  const { name, email, password, phoneNumber } = newPerson('Seller');
  const call = await callerOf({ email, password }, 'new');
  await call('createAddress', {
    body: { recipient: name, phoneNumber, psgc: PSGC, street: '8 Gorordo Avenue', postalCode: null, landmark: null },
  });
  await call('sendPhoneCode', { body: { phoneNumber } });
  await call('linkPhone', { body: { phoneNumber, code: await phoneCode(phoneNumber) } });
  return call;
}
