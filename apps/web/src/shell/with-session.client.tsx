'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { type ReactNode, useEffect } from 'react';
import { startSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { failureTexts } from './failure/failure.texts.ts';

export type WithSessionProps = {
  /** Shown until the session is known. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** A screen for everybody whose identity is known, visitors without an account too. */
export function WithSession({ fallback, children }: WithSessionProps) {
  const { status } = useSession();
  useEffect(() => {
    void startSession();
  }, []);
  if (status === 'unknown' || status === 'new') return fallback;
  if (status !== 'failed') return children;
  return (
    <ErrorState
      announced
      title={failureTexts.identity.title}
      action={<Button onClick={() => void startSession()}>{failureTexts.tryAgain}</Button>}
    >
      {failureTexts.identity.text}
    </ErrorState>
  );
}
