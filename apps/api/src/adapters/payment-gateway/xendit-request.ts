import type { z } from 'zod';
import type { Circuit } from '../../concurrency/circuit.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { type HttpAnswer, httpCall } from '../http-call.ts';
import { ErrorAnswer } from './xendit.schemas.ts';

const TIMEOUT_MS = 10_000;

export type XenditConnection = {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** A call is given up after this time; ten seconds when left out. */
  readonly timeoutMs?: number | undefined;
  /** Spares a gateway in trouble, and everybody who would wait for it. */
  readonly circuit?: Circuit | undefined;
};

export type XenditCall<Schema extends z.ZodType> = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: Schema;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
};

/**
 * Calls the gateway once.
 * @throws GatewayError `refused` for an answer 4xx in the gateway's own form. `unknown` when the gateway may have done
 * the work: no answer, 5xx, or an answer that cannot be read. `unknown` also for a call that was not made, because the
 * circuit opened after several failures in a row.
 */
export function xenditRequest<Schema extends z.ZodType>(
  connection: XenditConnection,
  call: XenditCall<Schema>,
): Promise<z.output<Schema>> {
  const work = () => request(connection, call);
  return connection.circuit === undefined ? work() : connection.circuit(work);
}

async function request<Schema extends z.ZodType>(
  connection: XenditConnection,
  call: XenditCall<Schema>,
): Promise<z.output<Schema>> {
  const response = await send(connection, call);
  const json = jsonOf(response);
  if (!response.isOk) throw refusalOf(response.status, json);
  const parsed = call.answer.safeParse(json);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw unknown('MALFORMED_ANSWER', `the answer of ${call.path} is not as documented: ${fields}`, response.status);
  }
  return parsed.data;
}

async function send(connection: XenditConnection, call: XenditCall<z.ZodType>): Promise<HttpAnswer> {
  try {
    return await httpCall({
      method: call.method,
      url: `${connection.baseUrl}${call.path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${connection.secretKey}:`).toString('base64')}`,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      timeoutMs: connection.timeoutMs ?? TIMEOUT_MS,
    });
  } catch (error) {
    throw lostAnswer(error);
  }
}

function jsonOf({ text, status }: HttpAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unknown('MALFORMED_ANSWER', `expected JSON, got ${text.length} characters of something else`, status);
  }
}

function refusalOf(status: number, json: unknown): GatewayError {
  const parsed = ErrorAnswer.safeParse(json);
  const errorCode = parsed.success ? parsed.data.error_code : `HTTP_${status}`;
  const message = parsed.success ? (parsed.data.message ?? '') : 'no reason given';
  // 408, 425 and 429 say "later"; 409 on a key that is still being worked on may yet succeed.
  const isDefinite = parsed.success && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
  return new GatewayError({ outcome: isDefinite ? 'refused' : 'unknown', errorCode, message, status });
}

function lostAnswer(error: unknown): GatewayError {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return unknown(isTimeout ? 'TIMEOUT' : 'NETWORK', error instanceof Error ? error.message : 'no answer', null);
}

function unknown(errorCode: string, message: string, status: number | null): GatewayError {
  return new GatewayError({ outcome: 'unknown', errorCode, message, status });
}
