/** Kept because a script cannot read the cookies itself: the end of the token that the session was opened with. */
const OPENED_WITH = 'suki.session-opened-with';

/** Notes that this browser's session was opened or renewed with a token that ends then; null when it is closed. */
export function noteWebSession(tokenEndsAt: string | null): void {
  if (tokenEndsAt === null) localStorage.removeItem(OPENED_WITH);
  else localStorage.setItem(OPENED_WITH, tokenEndsAt);
}

/**
 * True when a session was opened in this browser with an earlier token than this one. Tokens are renewed each hour, and
 * the pass of the order pages ends with its token (ADR 0152).
 */
export function isWebSessionOld(tokenEndsAt: string | null): boolean {
  const openedWith = localStorage.getItem(OPENED_WITH);
  return openedWith !== null && openedWith !== tokenEndsAt;
}
