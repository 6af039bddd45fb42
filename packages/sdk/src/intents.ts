import { now } from './clock.ts';
import { isFinal } from './errors.ts';

/** Longer than anybody waits for a payment, and no longer than the server keeps its keys. */
const KEPT_HOURS = 24;
const prefix = 'suki.intent.';

type Stored = { readonly key: string; readonly at: number };

/**
 * One idempotency key per intent (architecture, decision 15): the same press, a reload, a second tab and a retry after a lost
 * answer give the same key, until the server has decided. The intent is the call and everything that is sent with it, so a
 * changed price or address is an intent of its own.
 */
export async function withIntent<Answer>(
  call: string,
  input: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const name = `${prefix}${call}.${JSON.stringify(input)}`;
  const key = storedKey(name) ?? newKey(name);
  try {
    const answer = await send(key);
    storage()?.removeItem(name);
    return answer;
  } catch (error) {
    if (isFinal(error)) {
      storage()?.removeItem(name);
    }
    throw error;
  }
}

/** Forgets every open intent; another person at the same device must not finish them. */
export function forgetIntents(): void {
  const kept = storage();
  for (const name of Object.keys(kept ?? {}).filter((entry) => entry.startsWith(prefix))) {
    kept?.removeItem(name);
  }
}

function storedKey(name: string): string | null {
  const text = storage()?.getItem(name) ?? null;
  if (text === null) {
    return null;
  }
  const { key, at } = JSON.parse(text) as Stored;
  return now().getTime() - at < KEPT_HOURS * 3_600_000 ? key : null;
}

function newKey(name: string): string {
  const stored: Stored = { key: crypto.randomUUID(), at: now().getTime() };
  storage()?.setItem(name, JSON.stringify(stored));
  return stored.key;
}

/** Reading `localStorage` throws where a browser forbids it; there a key lives for one press only. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
