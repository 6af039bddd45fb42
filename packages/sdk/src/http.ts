import ky, { isNetworkError, isTimeoutError } from 'ky';
import { type ClientSettings, clientSettings } from './client.ts';
import { isSukiError, networkError, otherError, refusalOf, SukiError } from './errors.ts';
import { noteServerTime } from './server-time.ts';

export { configureClient } from './client.ts';

export type CallOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
  /** For calls that cost money; see `intents.ts`. */
  readonly idempotencyKey?: string;
  /** Replaces the settings of `configureClient`, for a server that calls on its own behalf. */
  readonly client?: ClientSettings;
};

/** Options of a call that costs money: repeated with one key and input, it gives one answer (ADR 0015). */
export type KeyedCallOptions = CallOptions & { readonly idempotencyKey: string };

const client = ky.create({ timeout: 60_000, retry: 0, throwHttpErrors: false });

/**
 * Makes one call. Every generated call goes through here.
 * @throws SukiError always, never anything else (specification, section 8).
 */
export async function http<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { client: settings = clientSettings(), idempotencyKey, headers, ...init } = options;
  const request = (token: string | null): Promise<Response> =>
    client(settings.baseUrl + path, {
      ...init,
      headers: {
        ...headers,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
    });
  const attempt = async (): Promise<Answer> => {
    const token = await settings.getToken({ isRenewed: false });
    const response = await request(token);
    noteServerTime(response.headers.get('date'));
    if (response.status !== 401) {
      return await answer<Answer>(response);
    }
    // A token ends after an hour or by a revocation. A try with a fresh token heals the first case.
    const renewed = await settings.getToken({ isRenewed: true });
    return await answer<Answer>(renewed === token ? response : await request(renewed));
  };
  const beganOffline = isOffline();
  try {
    return await attempt().catch(async (error: unknown) => {
      if (isSukiError(error, 'SIGN_IN_AGAIN') && (await settings.signInAgain?.()) === true) {
        return await attempt();
      }
      throw error;
    });
  } catch (error) {
    throw mapped(error, beganOffline);
  }
}

/** Used only after a failure: a browser without a network is offline, but reaches a server on its own machine. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

function mapped(error: unknown, beganOffline: boolean): SukiError {
  if (error instanceof SukiError) {
    return error;
  }
  if (beganOffline && isNetworkError(error)) {
    return networkError('OFFLINE');
  }
  return isNetworkError(error) || isTimeoutError(error) ? networkError() : otherError(error);
}

async function answer<Answer>(response: Response): Promise<Answer> {
  const body = await bodyOf(response);
  if (response.ok) {
    return body as Answer;
  }
  throw refusalOf(body, response);
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) {
    return undefined;
  }
  return response.headers.get('content-type')?.startsWith('text/csv') === true ? response.text() : response.json();
}
