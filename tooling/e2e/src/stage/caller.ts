import { randomUUID } from 'node:crypto';
import { type OperationId, type Routes, routes } from '@suki/contract/routes';
import { z } from 'zod';
import { addresses } from '../addresses.ts';

type Account = { readonly email: string; readonly password: string };
type Input = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Makes calls of the API without a browser, to prepare a test and to read what is stored afterwards. */
export type Caller = <Id extends OperationId>(id: Id, input?: Input) => Promise<z.output<Routes[Id]['response']>>;

const SignedIn = z.object({ idToken: z.string() });

async function tokenOf(account: Account, how: 'signInWithPassword' | 'signUp'): Promise<string> {
  const url = `${addresses.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${how}?key=demo-key`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  if (!response.ok) {
    throw new Error(`Expected ${account.email} to sign in, got ${response.status}: ${await response.text()}.`);
  }
  return SignedIn.parse(await response.json()).idToken;
}

/**
 * Signs in to an account, or makes it first.
 * @throws Error with the API's own words for each refused call.
 */
export async function callerOf(account: Account, how: 'known' | 'new' = 'known'): Promise<Caller> {
  const authorization = `Bearer ${await tokenOf(account, how === 'new' ? 'signUp' : 'signInWithPassword')}`;
  return async (id, { params = {}, query = {}, body } = {}) => {
    const { method, response } = routes[id];
    const path = routes[id].path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? '');
    const answer = await fetch(`${addresses.api}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        authorization,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const content: unknown = await answer.json();
    if (!answer.ok) {
      throw new Error(`${account.email}, ${method} ${path}: ${answer.status} ${JSON.stringify(content)}`);
    }
    return response.parse(content) as z.output<Routes[typeof id]['response']>;
  };
}
