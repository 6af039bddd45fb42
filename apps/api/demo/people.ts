import { randomUUID } from 'node:crypto';
import { type OperationId, type Routes, routes } from '@suki/contract/routes';
import type { z } from 'zod';
import type { Environment } from '../src/env.ts';
import { signIn } from './sign-in.ts';

export type Input = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A signed-in person who makes calls over HTTP, as the shop and the console do. */
export type Person = {
  readonly name: string;
  readonly call: <Id extends OperationId>(id: Id, input?: Input) => Promise<z.output<Routes[Id]['response']>>;
  readonly upload: (bytes: Uint8Array) => Promise<z.output<Routes['uploadFile']['response']>>;
};

/** Signs a person in. The person's calls throw an Error for a refusal, with the API's own words. */
export async function personOf(name: string, email: string, environment: Environment): Promise<Person> {
  const token = await signIn(email, environment);
  const send = async (id: OperationId, path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(environment.API_URL + path, { ...init, method: routes[id].method });
    const body: unknown = await response.json();
    if (!response.ok)
      throw new Error(`${name}, ${routes[id].method} ${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
  const authorization = `Bearer ${token}`;
  return {
    name,
    call: async (id, { params = {}, query = {}, body } = {}) => {
      const path = routes[id].path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => params[key] ?? '');
      const search = new URLSearchParams(query).toString();
      const answer = await send(id, search === '' ? path : `${path}?${search}`, {
        headers: {
          authorization,
          'idempotency-key': randomUUID(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return routes[id].response.parse(answer) as z.output<Routes[typeof id]['response']>;
    },
    upload: async (bytes) => {
      const form = new FormData();
      form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/webp' }), 'photo.webp');
      const { path, response } = routes.uploadFile;
      return response.parse(await send('uploadFile', path, { headers: { authorization }, body: form }));
    },
  };
}
