import { env } from '../env.server.ts';

const WITHIN_MS = 5_000;

/** True when the API accepts the caller's token, false when it refuses; undefined when it does not answer. */
export async function isAcceptedByApi(authorization: string): Promise<boolean | undefined> {
  try {
    const { status } = await fetch(`${env().API_URL}/user`, {
      headers: { authorization },
      cache: 'no-store',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    return status === 200 ? true : status === 401 || status === 403 ? false : undefined;
  } catch {
    return undefined;
  }
}
