/** The identity of this browser, as far as it is known. */
export type Session =
  /** The identity code has not been asked yet. */
  | { readonly status: 'unknown' }
  /** A browser that has never had an identity; it gets one after the first action (ADR 0181). */
  | { readonly status: 'new' }
  /** A visitor without an account; the identity keeps their settings. */
  | { readonly status: 'anonymous'; readonly uid: string }
  | { readonly status: 'registered'; readonly uid: string; readonly email: string | null }
  /** The identity service does not answer. */
  | { readonly status: 'failed' };

const unknown: Session = { status: 'unknown' };
let session: Session = unknown;
const listeners = new Set<() => void>();

/** The session of this browser tab; React reads it by `useSession`. */
export const sessionStore = {
  current: (): Session => session,
  /** Rendered pages are shared by everyone, so the server never knows the session. */
  onServer: (): Session => unknown,
  set: (next: Session): void => {
    session = next;
    for (const listener of listeners) {
      listener();
    }
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** True for a visitor without an account, also before they have an identity. */
export const isSignedOut = ({ status }: Session): boolean => status === 'anonymous' || status === 'new';
