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
import { signInTexts } from '../../session/session.texts.ts';
import { sessionStore } from '../../session/session.ts';
import { OfflineLine } from '../../shell/offline-line.tsx';
import * as styles from '../../shell/shell.css.ts';
import { shellTexts } from '../../shell/shell.texts.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { secondStepTexts as texts } from './second-step.texts.ts';
import { codeProblem } from './second-step.view-model.ts';

/** The second step of a sign-in: a code of the authenticator, or a recovery code. */
export function EnterCode() {
  const [isRecovery, setRecovery] = useState(false);
  usePageTitle(texts.page);
  return (
    <Page as="main" id="main">
      <OfflineLine />
      <div className={styles.signIn}>
        <Stack space={5}>
          <Mark name="suki" label={signInTexts.home} href="/" />
          <Heading level={1}>{isRecovery ? texts.enterRecovery : texts.enter}</Heading>
          {/* Each way has its own form: a problem of one is none of the other. */}
          <CodeForm key={String(isRecovery)} isRecovery={isRecovery} />
          <Inline space={5}>
            <TextButton onClick={() => setRecovery((before) => !before)}>
              {isRecovery ? texts.useCode : texts.useRecovery}
            </TextButton>
            <TextButton onClick={() => void sessionStore.signOut()}>{shellTexts.signOut}</TextButton>
          </Inline>
          <Text tone="soft" size="label">
            {texts.lost}
          </Text>
        </Stack>
      </div>
    </Page>
  );
}

function CodeForm({ isRecovery }: { readonly isRecovery: boolean }) {
  const verify = useVerifySecondFactor();
  const [isEmpty, setEmpty] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('code')).trim();
    setEmpty(typed === '');
    if (typed === '' || !(await verify.run(isRecovery ? { recoveryCode: typed } : { code: typed })).ok) {
      form.querySelector('input')?.select();
    }
  }

  const [empty, wrong] = isRecovery ? [texts.emptyRecovery, texts.wrongRecovery] : [texts.empty, texts.wrong];
  const error = isEmpty ? empty : codeProblem(verify.error, wrong);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack space={5}>
        {isRecovery ? (
          <TextField
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
          <CodeField label={texts.code} hint={texts.codeHint} name="code" autoFocus error={error} />
        )}
        <Button type="submit" tone="main" loadingLabel={verify.isRunning ? texts.checking : undefined}>
          {texts.confirm}
        </Button>
      </Stack>
    </form>
  );
}
