import { signInMessage } from '@suki/domain/texts/sign-in-text';
import { PasswordField } from '@suki/ui/forms/PasswordField/PasswordField.client';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Mark } from '@suki/ui/foundations/Mark/Mark';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { type FormEvent, useState } from 'react';
import { OfflineLine } from '../shell/offline-line.tsx';
import * as styles from '../shell/shell.css.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { signInTexts as words } from './session.texts.ts';
import { sessionStore } from './session.ts';
import { failureParts } from './sign-in.view-model.ts';

/** Staff sign in with email and password. Only an administrator makes accounts. */
export function SignIn() {
  const [error, setError] = useState<string | undefined>();
  const [isRunning, setRunning] = useState(false);
  usePageTitle(words.page);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setRunning(true);
    setError(undefined);
    try {
      await sessionStore.signIn(String(form.get('email')), String(form.get('password')));
    } catch (failure) {
      setError(signInMessage({ ...failureParts(failure), screen: 'sign-in' }));
      setRunning(false);
    }
  }

  return (
    <Page as="main" id="main">
      <OfflineLine />
      <form onSubmit={submit} className={styles.signIn}>
        <Stack space={5}>
          <Mark name="suki" label={words.home} href="/" />
          <Heading level={1}>{words.title}</Heading>
          <TextField label={words.email} name="email" type="email" autoComplete="username" autoFocus required />
          <PasswordField
            label={words.password}
            name="password"
            purpose="current"
            showLabel={words.show}
            hideLabel={words.hide}
            capsLockLabel={words.capsLock}
            required
            error={error}
          />
          <Button type="submit" tone="main" loadingLabel={isRunning ? words.running : undefined}>
            {words.button}
          </Button>
          <Text tone="soft" size="label">
            {words.note}
          </Text>
        </Stack>
      </form>
    </Page>
  );
}
