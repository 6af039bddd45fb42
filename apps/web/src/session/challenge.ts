import { publicEnv } from '../env.client.ts';
import { loadIdentity } from './session.ts';

/**
 * The headers by which the API knows a call of this shop. None where App Check is not set up, or where a blocker
 * stopped it: the API then refuses in words that tell the person what to do.
 */
export async function challengeHeaders(): Promise<Readonly<Record<string, string>>> {
  if (publicEnv.appCheck === null) {
    return {};
  }
  const token = await (await loadIdentity()).appCheckToken().catch(() => null);
  return token === null ? {} : { 'X-Firebase-AppCheck': token };
}
