import { HOUR_MS } from '@suki/domain/config/durations';
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
  for (const name of intentNames()) storage()?.removeItem(name);
}

function storedKey(name: string): string | null {
  const stored = readEntry(name);
  return stored !== null && !isOld(stored) ? stored.key : null;
}

function newKey(name: string): string {
  const stored: Stored = { key: crypto.randomUUID(), at: now().getTime() };
  try {
    sweep();
    storage()?.setItem(name, JSON.stringify(stored));
  } catch {
    // A full store: the call is made all the same, and its key lives for this press only.
  }
  return stored.key;
}

/** Entries of a day before, and those that nobody can read, would stay for ever: each is named by an input that does not come again. */
function sweep(): void {
  for (const name of intentNames()) {
    const stored = readEntry(name);
    if (stored === null || isOld(stored)) storage()?.removeItem(name);
  }
}

function intentNames(): readonly string[] {
  return Object.keys(storage() ?? {}).filter((entry) => entry.startsWith(prefix));
}

/** Null for one that is not there, and for one that something else has written: it is nobody's key. */
function readEntry(name: string): Stored | null {
  const text = storage()?.getItem(name) ?? null;
  try {
    const entry = text === null ? null : (JSON.parse(text) as Partial<Stored> | null);
    return typeof entry?.key === 'string' && typeof entry.at === 'number' ? { key: entry.key, at: entry.at } : null;
  } catch {
    return null;
  }
}

function isOld({ at }: Stored): boolean {
  return now().getTime() - at >= KEPT_HOURS * HOUR_MS;
}

/** Reading `localStorage` throws where a browser forbids it; there a key lives for one press only. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
