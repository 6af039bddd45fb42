'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { type ReactNode, useEffect } from 'react';
import { startSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { failureTexts } from './failure/failure.texts.ts';
import { signInPath } from './paths.ts';
import { useGo } from './use-go.client.ts';

export type RegisteredOnlyProps = {
  /** Shown until the session is known. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** A screen for people with an account; others sign in first and come back. */
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
          title={failureTexts.identity.title}
          action={<Button onClick={() => void startSession()}>{failureTexts.tryAgain}</Button>}
        >
          {failureTexts.identity.text}
        </ErrorState>
      );
    default:
      return fallback;
  }
}
