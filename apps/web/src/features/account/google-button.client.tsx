'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { lazy, Suspense, useState } from 'react';
import { publicEnv } from '../../env.client.ts';
import type { GoogleProof } from '../../session/identity.client.ts';
import { signInTexts } from './sign-in.texts.ts';

const GoogleEmulator = lazy(() => import('./google-emulator.client.tsx'));

const { authEmulatorUrl, googleClientId } = publicEnv;

export type GoogleButtonProps = {
  readonly isRunning: boolean;
  readonly onAsk: (ask: () => Promise<GoogleProof>) => void;
};

/** "Continue with Google": opens Google's window, or its stand-in on a development system. */
export function GoogleButton({ isRunning, onAsk }: GoogleButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const press = (): void => {
    if (authEmulatorUrl !== null) {
      setAsking(true);
    } else if (googleClientId !== null) {
      onAsk(async () => {
        const { askGoogle } = await import('../../session/google-window.client.ts');
        return { accessToken: await askGoogle(googleClientId) };
      });
    }
  };
  return (
    <>
      <Button wide onClick={press} loadingLabel={isRunning ? signInTexts.googleRunning : undefined}>
        {signInTexts.google}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <GoogleEmulator
            onClose={() => setAsking(false)}
            onChoose={(emulatorIdToken) => {
              setAsking(false);
              onAsk(() => Promise.resolve({ emulatorIdToken }));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** True when Google sign-in is configured. */
export const hasGoogle = authEmulatorUrl !== null || googleClientId !== null;
