'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { type ReactNode, useEffect } from 'react';
import { tradeTexts } from '../features/trade/trade.texts.ts';
import { startSession } from '../session/session.ts';
import { signInPath } from '../session/sign-in-path.ts';
import { useSession } from '../session/use-session.ts';
import { useGo } from './use-go.client.ts';

export type RegisteredOnlyProps = {
  /** Shown until we know who it is. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** A screen for people with an account. Whoever has none signs in first and comes back; nothing is read before we know. */
export function RegisteredOnly({ fallback, children }: RegisteredOnlyProps) {
  const { status } = useSession();
  const go = useGo();
  useEffect(() => {
    void startSession();
  }, []);
  useEffect(() => {
    if (status === 'anonymous') {
      go.replace(signInPath(location.pathname + location.search));
    }
  }, [status, go]);
  switch (status) {
    case 'registered':
      return children;
    case 'failed':
      return (
        <ErrorState
          announced
          title={tradeTexts.identity.title}
          action={<Button onClick={() => void startSession()}>{tradeTexts.tryAgain}</Button>}
        >
          {tradeTexts.identity.text}
        </ErrorState>
      );
    default:
      return fallback;
  }
}
