import { useEffect } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { useFirstInterest } from '../../../shell/live/first-interest.ts';

/**
 * Fills the hearts of the page once the identity is known and somebody stays, or at once on a page that is about them;
 * again when another person signs in.
 */
export function useHearts({ isAtOnce = false }: { readonly isAtOnce?: boolean } = {}): void {
  const session = useSession();
  const isInterested = useFirstInterest();
  useEffect(() => {
    if ((isInterested || isAtOnce) && 'uid' in session) {
      import('./heart-calls.client.ts').then(
        ({ readHearts }) => readHearts(session),
        () => undefined,
      );
    }
  }, [isInterested, isAtOnce, session]);
}
