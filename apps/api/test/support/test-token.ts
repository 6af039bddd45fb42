import type { StaffRole } from '@suki/domain/people/staff-roles';
import { UnsecuredJWT } from 'jose';

export const testProjectId = 'demo-suki';
const LIFETIME_SECONDS = 3_600;
/**
 * Tokens carry whole seconds, and a sign-in in the second of a revocation counts as earlier. Tests call at once after
 * it, so their people sign in two seconds ahead, within the tolerance of the API.
 */
const AHEAD_SECONDS = 2;

export type TestPerson = {
  readonly uid: string;
  readonly isAnonymous?: boolean | undefined;
  readonly email?: string | undefined;
  /** True when left out: most people of the tests have verified their address. */
  readonly isEmailVerified?: boolean | undefined;
  readonly name?: string | undefined;
  /** Roles among the staff: rows of the database, which `startTestApi` writes before the person's first call. */
  readonly roles?: readonly StaffRole[] | undefined;
  /** When the person signed in, in real time; just now when left out. */
  readonly signedInAt?: Date | undefined;
  /** When the token ends, in real time; an hour from now when left out. */
  readonly expiresAt?: Date | undefined;
};

/** The staff for whom a token was made, by their uid. */
export const staffOfTests = new Map<string, readonly StaffRole[]>();

/** Makes a token as the Auth emulator does: real claims, no signature. */
export function testToken(person: TestPerson): string {
  if (person.roles !== undefined) staffOfTests.set(person.uid, person.roles);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const signedIn =
    person.signedInAt === undefined ? nowSeconds + AHEAD_SECONDS : Math.floor(person.signedInAt.getTime() / 1000);
  const expires =
    person.expiresAt === undefined ? nowSeconds + LIFETIME_SECONDS : Math.floor(person.expiresAt.getTime() / 1000);
  return new UnsecuredJWT({
    auth_time: signedIn,
    user_id: person.uid,
    ...(person.email === undefined ? {} : { email: person.email, email_verified: person.isEmailVerified !== false }),
    ...(person.name === undefined ? {} : { name: person.name }),
    firebase: { sign_in_provider: person.isAnonymous === true ? 'anonymous' : 'password', identities: {} },
  })
    .setIssuer(`https://securetoken.google.com/${testProjectId}`)
    .setAudience(testProjectId)
    .setSubject(person.uid)
    .setIssuedAt(Math.max(nowSeconds, signedIn))
    .setExpirationTime(expires)
    .encode();
}
