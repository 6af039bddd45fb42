'use client';
import { PasswordField } from '@suki/ui/forms/PasswordField/PasswordField.client';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { startSession } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { GoogleButton, hasGoogle } from './google-button.client.tsx';
import { OtherModeLink } from './other-mode-link.client.tsx';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';
import { checkSignIn, type SignInErrors } from './sign-in.view-model.ts';
import { useSignInFlow } from './sign-in-flow.client.ts';

function fieldsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return { name: text('name'), email: text('email'), password: text('password') };
}

/** Somebody who is signed in already, because only the web session had ended, goes on at once. */
function useResume(resume: () => Promise<void>): boolean {
  const session = useSession();
  const wasKnown = useRef<boolean | null>(null);
  const isKnown = session.status === 'registered';
  useEffect(() => void startSession(), []);
  useEffect(() => {
    if (wasKnown.current === null && session.status !== 'unknown') {
      wasKnown.current = isKnown;
      if (isKnown) {
        void resume();
      }
    }
  }, [session.status, isKnown, resume]);
  return isKnown;
}

/** Google makes an account too, so the sentence stands above its button as well. */
function Agreement() {
  const { agreement } = signInTexts;
  return (
    <Text size="label" tone="soft">
      {agreement.before}
      <TextLink href={paths.terms} link={PageLink} place="sentence">
        {agreement.terms}
      </TextLink>
      {agreement.between}
      <TextLink href={paths.privacy} link={PageLink} place="sentence">
        {agreement.privacy}
      </TextLink>
      {agreement.after}
    </Text>
  );
}

export function SignInForm({ mode }: { readonly mode: SignInMode }) {
  const texts = signInTexts[mode];
  const flow = useSignInFlow(mode);
  const isKnown = useResume(flow.resume);
  const [errors, setErrors] = useState<SignInErrors>({});
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const checked = checkSignIn(mode, fieldsOf(event.currentTarget));
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) {
      void flow.withEmail(checked.values);
    }
  };
  return (
    <Stack space={5}>
      <form onSubmit={submit} noValidate>
        <Stack space={4}>
          {mode === 'register' && (
            <TextField
              name="name"
              label={signInTexts.name}
              hint={signInTexts.nameHint}
              error={errors.name}
              autoComplete="name"
            />
          )}
          <TextField
            name="email"
            type="email"
            label={signInTexts.email}
            hint={mode === 'register' ? signInTexts.emailHint : undefined}
            error={errors.email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            name="password"
            purpose={mode === 'register' ? 'new' : 'current'}
            label={signInTexts.password}
            hint={mode === 'register' ? signInTexts.passwordHint : undefined}
            error={errors.password}
            showLabel={signInTexts.show}
            hideLabel={signInTexts.hide}
            capsLockLabel={signInTexts.capsLock}
          />
          {mode === 'signIn' && (
            <div>
              <TextLink href={paths.forgotPassword} link={PageLink}>
                {signInTexts.forgot}
              </TextLink>
            </div>
          )}
          <div role="alert">{flow.failure !== null && <Text tone="critical">{flow.failure}</Text>}</div>
          <Button type="submit" tone="main" wide loadingLabel={flow.isRunning ? texts.running : undefined}>
            {texts.action}
          </Button>
        </Stack>
      </form>
      {mode === 'register' && <Agreement />}
      {hasGoogle && <GoogleButton isRunning={flow.isRunning} onAsk={(ask) => void flow.withGoogle(ask)} />}
      <Text>
        {texts.other} <OtherModeLink mode={mode} />
      </Text>
      <Text role="status" size="label" tone="soft">
        {isKnown && flow.isRunning ? signInTexts.known : ''}
      </Text>
    </Stack>
  );
}
