/** Who this browser is, as far as it knows. */
export type Session =
  /** Identity code has not been asked yet. */
  | { readonly status: 'unknown' }
  /** A visitor: an identity without an account, so that what they do can be kept. */
  | { readonly status: 'anonymous'; readonly uid: string }
  | { readonly status: 'registered'; readonly uid: string; readonly email: string | null }
  /** The identity service does not answer. */
  | { readonly status: 'failed' };

const unknown: Session = { status: 'unknown' };
let session: Session = unknown;
const listeners = new Set<() => void>();

/** The one session of this browser tab; React reads it by `useSession`. */
export const sessionStore = {
  current: (): Session => session,
  /** Pages are shared by everyone, so the server never knows. */
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
