import type { AddressInfo } from 'node:net';
import { buildSandbox } from '@suki/sandbox/app';
import { contextOf } from '@suki/sandbox/context';
import { controlKeyHeader } from '@suki/sandbox/control/control-key';
import { z } from 'zod';
import { isAtRest } from './sandbox-at-rest.ts';
import { testSecrets } from './test-secrets.ts';

export type TestSandbox = {
  readonly url: string;
  /** `POST /control/…`: approves payments, moves parcels, breaks services. @throws Error when it answers no 2xx. */
  readonly control: (path: string, body?: unknown) => Promise<unknown>;
  /** Any other call of `/control`, with its key. */
  readonly fetchControl: (path: string, init?: RequestInit) => Promise<Response>;
  /** The text messages that were sent to a number, newest first. */
  readonly sms: (to: string) => Promise<readonly { readonly text: string }[]>;
  /** The mails that were sent to an address, newest first. */
  readonly mails: (
    to: string,
  ) => Promise<readonly { readonly subject: string; readonly text: string; readonly html: string }[]>;
  /**
   * Returns true when nothing more happens in the sandbox by itself. The answer is read from its memory: over HTTP,
   * with the sandbox's whole state, this took a third of these tests' time.
   */
  readonly isAtRest: () => boolean;
  readonly close: () => Promise<void>;
};

const SmsBox = z.object({ data: z.array(z.object({ text: z.string() })) });
const MailBox = z.object({ data: z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() })) });

/**
 * Starts the sandbox for the hosted services inside this process, on a port of its own; events that settle by
 * themselves do so at once.
 */
export async function startTestSandbox(apiUrl: () => string): Promise<TestSandbox> {
  const app = await buildSandbox({
    ...testSecrets,
    apiUrl,
    pacing: {
      savedPaymentSeconds: 0,
      refundSeconds: 0,
      payoutSeconds: 0,
      payoutReverseSeconds: 0,
      lateWebhookSeconds: 0,
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${portOf(app.server.address())}`;

  const get = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`)).json();
  const fetchControl: TestSandbox['fetchControl'] = (path, init) =>
    fetch(`${url}/control${path}`, {
      ...init,
      headers: {
        [controlKeyHeader]: testSecrets.controlKey,
        ...(init?.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
  return {
    url,
    fetchControl,
    control: async (path, body) => {
      const response = await fetchControl(path, { method: 'POST', body: JSON.stringify(body ?? {}) });
      const answer: unknown = await response.json();
      if (!response.ok)
        throw new Error(`Expected the sandbox to do ${path}, got ${response.status} ${JSON.stringify(answer)}.`);
      return answer;
    },
    sms: async (to) => SmsBox.parse(await get(`/outbox/sms?to=${encodeURIComponent(to)}`)).data,
    mails: async (to) => MailBox.parse(await get(`/outbox/mail?to=${encodeURIComponent(to)}`)).data,
    isAtRest: () => isAtRest(contextOf(app).store.state),
    close: () => app.close(),
  };
}

export function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error(`Expected a TCP address, got ${address}.`);
  return address.port;
}
