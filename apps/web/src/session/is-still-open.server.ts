import { WEB_SESSION_CHECKED_EVERY_SECONDS, WEB_SESSIONS_KEPT_MAX } from '@suki/domain/config/identity';
import { now } from '@suki/sdk/clock';
import { isWebSessionOpen, type WebSession } from '@suki/sdk/server';
import { env } from '../env.server.ts';

/** A page waits no longer for the API: it holds no data, and its own calls are refused once the sign-in has ended. */
const WITHIN_MS = 2_000;

type Known = { readonly isOpen: Promise<boolean>; readonly untilMs: number };

/** The session that was asked about last stands last. */
const known = new Map<string, Known>();

/**
 * Returns false once the sign-in of a session has ended: by signing out everywhere, a suspension or a registration (ADR
 * 0107). The API is asked once in `WEB_SESSION_CHECKED_EVERY_SECONDS`; a session counts as open while it does not
 * answer.
 */
export async function isStillOpen(session: WebSession): Promise<boolean> {
  const nowMs = now().getTime();
  const key = `${session.signedInAt.getTime()} ${session.uid}`;
  const last = known.get(key);
  if (last !== undefined && last.untilMs > nowMs) return last.isOpen;
  const isOpen = ask(session);
  known.delete(key);
  known.set(key, { isOpen, untilMs: nowMs + WEB_SESSION_CHECKED_EVERY_SECONDS * 1000 });
  for (const oldest of known.keys()) {
    if (known.size <= WEB_SESSIONS_KEPT_MAX) break;
    known.delete(oldest);
  }
  return isOpen;
}

async function ask(session: WebSession): Promise<boolean> {
  const { API_URL, CATALOGUE_SERVICE_TOKEN } = env();
  const settings = { baseUrl: API_URL, serviceToken: CATALOGUE_SERVICE_TOKEN };
  try {
    return await isWebSessionOpen(settings, session, AbortSignal.timeout(WITHIN_MS));
  } catch {
    return true;
  }
}
