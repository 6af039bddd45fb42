import { SIGN_IN_TOAST_MS } from '@suki/domain/config/identity';
import { signInMessage } from '@suki/domain/texts/sign-in-text';
import { loginRedirect } from '@suki/domain/users/login-redirect';
import { isSilentSignInFailure } from '@suki/domain/users/sign-in-message';
import { sendEmailVerification, updateUser } from '@suki/sdk/calls/users';
import { useReadAsNewCaller } from '@suki/sdk/hooks/users';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { GoogleProof } from '../../session/identity.client.ts';
import { loadIdentity, openWebSession, startSession } from '../../session/session.ts';
import { emailTexts } from './email/email.texts.ts';
import type { SignInMode } from './sign-in.texts.ts';
import type { SignInFields } from './sign-in.view-model.ts';

/** The text for a failed sign-in; null when the person closed the window. */
export function signInFailure(error: unknown, mode: SignInMode): string | null {
  const { code, message } = error instanceof Error ? { code: Reflect.get(error, 'code'), message: error.message } : {};
  const failure = {
    code: typeof code === 'string' ? code : undefined,
    message,
    screen: mode === 'signIn' ? 'sign-in' : 'register',
  } as const;
  return isSilentSignInFailure(failure) ? null : signInMessage(failure);
}

/** Long enough to read two sentences. */
const WELCOME_MS = 8_000;

async function register({ name, email, password }: SignInFields): Promise<void> {
  const identity = await loadIdentity();
  await identity.registerByEmail(email, password);
  // The account exists; a name that could not be saved now can be entered on the account page.
  await updateUser({ name }).catch(() => undefined);
  // The account page sends the link again when this fails.
  await sendEmailVerification().then(
    () => toasts.show(emailTexts.welcome(name), { tone: 'positive', durationMs: WELCOME_MS }),
    () => undefined,
  );
}

/** Signing in and registering: the running step, the failure, and the return to the page that the visitor came from. */
export function useSignInFlow(mode: SignInMode) {
  const router = useRouter();
  const readAsNewCaller = useReadAsNewCaller();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Opens the private pages at the web server, then returns to the page that the visitor came from. */
  const finish = async (): Promise<void> => {
    await openWebSession();
    await readAsNewCaller();
    // `loginRedirect` allows only addresses within the shop.
    router.replace(loginRedirect(location.search) as Route);
  };
  const run = async (step: () => Promise<void>): Promise<void> => {
    setRunning(true);
    setFailure(null);
    try {
      // Waits for the anonymous session: one that arrives later would replace the person's session.
      await startSession();
      await step();
      await finish();
    } catch (error) {
      const message = signInFailure(error, mode);
      setFailure(message);
      setRunning(false);
      if (message !== null) {
        toasts.show(message, { tone: 'critical', durationMs: SIGN_IN_TOAST_MS });
      }
    }
  };

  return {
    isRunning,
    failure,
    resume: () => run(async () => undefined),
    withEmail: (fields: SignInFields) =>
      run(async () => {
        if (mode === 'register') {
          await register(fields);
          return;
        }
        await (await loadIdentity()).signInByEmail(fields.email, fields.password);
      }),
    withGoogle: (ask: () => Promise<GoogleProof>) =>
      run(async () => {
        const proof = await ask();
        await (await loadIdentity()).signInByGoogle(proof);
      }),
  };
}
