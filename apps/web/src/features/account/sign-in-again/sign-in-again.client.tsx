'use client';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signInAgainStore } from '../../../session/sign-in-again.ts';

const SignInAgainDialog = lazy(() => import('./sign-in-again-dialog.client.tsx'));

/** Shows the question of `askToSignInAgain` on every page, and loads its dialog only then. */
export function SignInAgain() {
  const asked = useSyncExternalStore(signInAgainStore.subscribe, signInAgainStore.current, signInAgainStore.onServer);
  return asked === null ? null : (
    <Suspense fallback={null}>
      <SignInAgainDialog onAnswer={asked.answer} />
    </Suspense>
  );
}
