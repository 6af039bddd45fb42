import { HOUR_MS } from '@suki/domain/config/durations';
import { WEB_SESSION_RENEWED_AFTER_HOURS } from '@suki/domain/config/identity';
import { now } from '@suki/sdk/clock';

/** Kept because a script cannot read the cookie itself. */
const OPENED_AT = 'suki.session-opened-at';

/** Notes that this browser's session was opened or renewed now, or that it is closed. */
export function noteWebSession(isOpen: boolean): void {
  if (isOpen) localStorage.setItem(OPENED_AT, now().toISOString());
  else localStorage.removeItem(OPENED_AT);
}

/** True when a session was opened in this browser so long ago that it should be renewed. */
export function isWebSessionOld(): boolean {
  const openedAt = localStorage.getItem(OPENED_AT);
  if (openedAt === null) return false;
  return !(now().getTime() - Date.parse(openedAt) < WEB_SESSION_RENEWED_AFTER_HOURS * HOUR_MS);
}
