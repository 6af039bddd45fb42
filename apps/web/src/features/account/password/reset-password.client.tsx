'use client';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { validatePassword } from '@suki/domain/validators/password';
import { useResetPassword } from '@suki/sdk/hooks/users';
import { PasswordField } from '@suki/ui/forms/PasswordField/PasswordField.client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { type FormEvent, useState } from 'react';
import { endSession } from '../../../session/session.ts';
import { useSession } from '../../../session/use-session.ts';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { FormWidth } from '../../../shell/page/page-frame.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { signInTexts } from '../sign-in.texts.ts';
import { resetPasswordTexts as texts } from './password.texts.ts';

/** The code stands behind `#`: it is read where it is used, and no server ever gets it with an address. */
const codeInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('code') ?? '';

/** Sets a new password with the code of the mailed link. */
export function ResetPassword() {
  const { run, isRunning, error } = useResetPassword();
  const isKnown = useSession().status === 'registered';
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = validatePassword(String(new FormData(event.currentTarget).get('password') ?? ''));
    const code = codeInAddress();
    setIncomplete(code === '');
    setProblem(password.ok ? undefined : fieldsEn[password.messageId]);
    if (!password.ok || code === '' || !(await run({ code, password: password.value })).ok) {
      return;
    }
    if (isKnown) {
      // The sign-in of this browser has ended as well.
      await endSession().catch(() => undefined);
    }
    setDone(true);
  };
  if (isDone) {
    return <Done />;
  }
  if (error?.reason === 'CODE_EXPIRED' || error?.reason === 'VALIDATION') {
    return <Spent />;
  }
  return (
    <FormWidth>
      <form noValidate onSubmit={(event) => void submit(event)} aria-label={texts.title}>
        <Stack space={5}>
          <Heading level={1}>{texts.title}</Heading>
          <Text measure>{texts.text}</Text>
          <PasswordField
            name="password"
            purpose="new"
            label={texts.password}
            hint={texts.passwordHint}
            error={problem}
            showLabel={signInTexts.show}
            hideLabel={signInTexts.hide}
            capsLockLabel={signInTexts.capsLock}
          />
          {isIncomplete ? (
            <Text role="alert" tone="critical" measure>
              {texts.incomplete}
            </Text>
          ) : (
            <CommandFailure error={error} />
          )}
          <Button type="submit" tone="main" wide loadingLabel={isRunning ? texts.running : undefined}>
            {texts.action}
          </Button>
        </Stack>
      </form>
    </FormWidth>
  );
}

function Done() {
  return (
    <Stack space={5} align="start">
      <Heading level={1}>{texts.done}</Heading>
      <Text role="status" measure>
        {texts.doneText}
      </Text>
      <Button tone="main" href={paths.signIn} link={PageLink}>
        {texts.signIn}
      </Button>
    </Stack>
  );
}

/** A code that will never work: no button sends it again, one leads to the next code. */
function Spent() {
  return (
    <ErrorState
      level={1}
      announced
      title={texts.failed}
      action={
        <Button tone="main" href={paths.forgotPassword} link={PageLink}>
          {texts.newLink}
        </Button>
      }
    >
      {texts.spent}
    </ErrorState>
  );
}
