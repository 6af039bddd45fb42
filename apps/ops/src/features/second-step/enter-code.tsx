import { useVerifySecondFactor } from '@suki/sdk/hooks/staff/members';
import { CodeField } from '@suki/ui/forms/CodeField/CodeField.client';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Mark } from '@suki/ui/foundations/Mark/Mark';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { type FormEvent, useState } from 'react';
import { sessionStore } from '../../session/session.ts';
import { refusalText } from '../../shell/failure.view-model.ts';
import { OfflineLine } from '../../shell/offline-line.tsx';
import * as styles from '../../shell/shell.css.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { secondStepTexts as texts } from './second-step.texts.ts';

/** The second step of a sign-in: a code of the authenticator, or a recovery code. */
export function EnterCode() {
  const [isRecovery, setRecovery] = useState(false);
  const verify = useVerifySecondFactor();
  usePageTitle(texts.page);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('code'));
    if (!(await verify.run(isRecovery ? { recoveryCode: typed } : { code: typed })).ok) {
      form.querySelector('input')?.select();
    }
  }

  const wrong = isRecovery ? texts.wrongRecovery : texts.wrong;
  const error =
    verify.error === null ? undefined : verify.error.reason === 'CODE_WRONG' ? wrong : refusalText(verify.error);
  return (
    <Page as="main" id="main">
      <OfflineLine />
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.signIn}>
        <Stack space={5}>
          <Mark name="suki" label="Suki ops" href="/" />
          <Heading level={1}>{texts.enter}</Heading>
          {isRecovery ? (
            <TextField
              key="recovery"
              label={texts.recovery}
              hint={texts.recoveryHint}
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              error={error}
            />
          ) : (
            <CodeField key="code" label={texts.code} hint={texts.codeHint} name="code" autoFocus error={error} />
          )}
          <Button type="submit" tone="main" loadingLabel={verify.isRunning ? texts.checking : undefined}>
            {texts.confirm}
          </Button>
          <Inline space={4}>
            <TextButton onClick={() => setRecovery((before) => !before)}>
              {isRecovery ? texts.useCode : texts.useRecovery}
            </TextButton>
            <TextButton onClick={() => void sessionStore.signOut()}>Sign out</TextButton>
          </Inline>
          <Text tone="soft" size="label">
            {texts.lost}
          </Text>
        </Stack>
      </form>
    </Page>
  );
}
