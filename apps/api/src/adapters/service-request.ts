import { httpCall } from './http-call.ts';

const TIMEOUT_MS = 10_000;

export type ServiceRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
};

export type ServiceAnswer = { readonly status: number; readonly isOk: boolean; readonly json: unknown };

/**
 * Calls a hosted service that answers JSON.
 * @throws Error when no answer came within ten seconds. The message names the host only, because the parameters of the
 * address may hold secrets.
 */
export async function serviceRequest({ method, url, headers, body }: ServiceRequest): Promise<ServiceAnswer> {
  const { host } = new URL(url);
  try {
    const sent = { accept: 'application/json', ...headers };
    const { text, ...answer } = await httpCall({ method, url, headers: sent, body, timeoutMs: TIMEOUT_MS });
    return { ...answer, json: parseJson(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new Error(`Expected an answer from ${host} within ${TIMEOUT_MS / 1000} s, got none (${reason}).`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
