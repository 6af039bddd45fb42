import { HOUR_MS } from '@suki/domain/config/durations';
import { now } from './clock.ts';
import { isFinal } from './errors.ts';

/** Longer than anybody waits for a payment, and not longer than the server keeps its keys. */
const KEPT_HOURS = 24;
const prefix = 'suki.intent.';

type Stored = { readonly key: string; readonly at: number };

/**
 * Sends one idempotency key per intent (ADR 0015). A second press, a reload, another tab and a retry after a lost
 * answer send the stored key, until the server has decided. An intent is the call with its whole input, so a changed
 * price or address is a new intent.
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

/** Forgets every open intent, which the next person at this device must not finish. */
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
    // The storage is full: the call is made anyway, with a key for this press only.
  }
  return stored.key;
}

/** Removes old and damaged entries, which would stay for ever: an entry's name has an input that rarely comes again. */
function sweep(): void {
  for (const name of intentNames()) {
    const stored = readEntry(name);
    if (stored === null || isOld(stored)) storage()?.removeItem(name);
  }
}

function intentNames(): readonly string[] {
  return Object.keys(storage() ?? {}).filter((entry) => entry.startsWith(prefix));
}

/** Returns null for a missing or damaged entry. */
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

/** Returns null when the browser forbids `localStorage`; a key then lives for one press only. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
