import { z } from 'zod';
import { demoPeople } from '../seed/demo-accounts.ts';
import type { Environment } from '../src/env.ts';

const Answer = z.object({ idToken: z.string() });

/** Signs a demo account in at the Auth emulator; returns its token. */
export async function signIn(
  email: string,
  { FIREBASE_AUTH_EMULATOR_HOST: host }: Pick<Environment, 'FIREBASE_AUTH_EMULATOR_HOST'>,
): Promise<string> {
  if (host === undefined) {
    throw new Error(
      'The demo needs the Auth emulator (FIREBASE_AUTH_EMULATOR_HOST): it never signs in to a real project.',
    );
  }
  const account = demoPeople.find((person) => person.email === email);
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: account?.password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Expected ${email} to sign in, got ${response.status}: ${await response.text()}.`);
  return Answer.parse(await response.json()).idToken;
}
