'use client';
import { PasswordField } from '@suki/ui/forms/PasswordField/PasswordField.client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { BoxLabel } from '@suki/ui/lists/BoxLabel/BoxLabel';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { type FormEvent, type RefObject, use, useEffect, useRef, useState } from 'react';
import { loadIdentity } from '../../../session/session.ts';
import { pageTexts } from '../../../shell/page/page.texts.ts';
import { GoogleButton } from '../google-button.client.tsx';
import { signInTexts } from '../sign-in.texts.ts';
import { signInFailure } from '../sign-in-flow.client.ts';
import { signInAgainTexts as texts } from './sign-in-again.texts.ts';

const FORM = 'sign-in-again';

type Ways = { readonly hasPassword: boolean; readonly hasGoogle: boolean };

/** Asks for exactly the proofs that this account can give. */
function signInAgainText({ hasPassword, hasGoogle }: Ways): string {
  if (hasPassword) {
    return hasGoogle ? texts.textBoth : texts.text;
  }
  return hasGoogle ? texts.textGoogle : texts.none;
}

type Props = { readonly onAnswer: (isSignedIn: boolean) => void };

/** Asks the signed-in person for their password or Google account again, over the form that they were filling in. */
export default function SignInAgainDialog({ onAnswer }: Props) {
  const identity = use(loadIdentity());
  const [ways] = useState(() => identity.waysToSignInAgain());
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const prove = async (step: () => Promise<void>): Promise<void> => {
    setRunning(true);
    setProblem(undefined);
    try {
      await step();
      onAnswer(true);
    } catch (error) {
      // A Google window that was closed is told silently, as when signing in.
      setProblem(signInFailure(error, 'signIn') ?? undefined);
      setRunning(false);
      field.current?.select();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') {
      setProblem(texts.empty);
      field.current?.focus();
    } else {
      void prove(() => identity.signInAgainByPassword(password));
    }
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={texts.title}
      closeLabel={pageTexts.dialogClose}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{texts.no}</Button>
          {ways.hasPassword && (
            <Button tone="main" type="submit" form={FORM} loadingLabel={isRunning ? texts.running : undefined}>
              {texts.action}
            </Button>
          )}
        </>
      }
    >
      <Stack space={4}>
        <Text measure>{signInAgainText(ways)}</Text>
        {ways.email !== null && <BoxLabel facts={[{ name: texts.account, value: ways.email }]} />}
        {ways.hasPassword && (
          <form id={FORM} onSubmit={submit} noValidate>
            <input type="hidden" name="username" autoComplete="username" value={ways.email ?? ''} />
            <FirstFocus field={field} />
            <PasswordField
              ref={field}
              name="password"
              purpose="current"
              label={texts.password}
              error={problem}
              showLabel={signInTexts.show}
              hideLabel={signInTexts.hide}
              capsLockLabel={signInTexts.capsLock}
            />
          </form>
        )}
        {ways.hasGoogle && (
          <GoogleButton
            isRunning={isRunning}
            onAsk={(ask) => void prove(async () => identity.signInAgainByGoogle(await ask()))}
          />
        )}
        <div role="alert">{!ways.hasPassword && problem !== undefined && <Text tone="critical">{problem}</Text>}</div>
      </Stack>
    </Dialog>
  );
}

/** Moves the focus from the cross, which the dialog chooses, to the one field that is asked for. */
function FirstFocus({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  useEffect(() => {
    // After the effects of the dialog: it notes where the focus came from, and returns it there at the end.
    queueMicrotask(() => field.current?.focus());
  }, [field]);
  return null;
}
