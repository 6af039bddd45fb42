import { useBeginSecondFactor, useConfirmSecondFactor, useReloadStaffSession } from '@suki/sdk/hooks/staff/members';
import type { BeginSecondFactor200 } from '@suki/sdk/types';
import { CodeField } from '@suki/ui/forms/CodeField/CodeField.client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Qr } from '@suki/ui/lists/Qr/Qr';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { fields } from '../../shell/shell.css.ts';
import { groupedSecret } from './grouped-secret.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondStepTexts as texts } from './second-step.texts.ts';

/** Sets an authenticator up: the key, the first code, the recovery codes. */
export function SetUp() {
  const begin = useBeginSecondFactor();
  const [key, setKey] = useState<BeginSecondFactor200 | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = useReloadStaffSession();
  if (codes !== null) {
    return <RecoveryCodes codes={codes} onSaved={reload} />;
  }
  if (key !== null) {
    return <FirstCode secret={key} onCodes={setCodes} />;
  }
  async function start() {
    const outcome = await begin.run();
    if (outcome.ok) {
      setKey(outcome.answer);
    }
  }
  return (
    <Stack space={4} align="start">
      <Heading level={1}>{texts.setUp}</Heading>
      <Text measure>{texts.setUpWhy}</Text>
      <Button tone="main" loadingLabel={begin.isRunning ? 'Making a key' : undefined} onClick={() => void start()}>
        {texts.start}
      </Button>
      {begin.error !== null && (
        <Text tone="critical" role="alert">
          {refusalText(begin.error)}
        </Text>
      )}
    </Stack>
  );
}

type FirstCodeProps = {
  readonly secret: BeginSecondFactor200;
  readonly onCodes: (codes: readonly string[]) => void;
};

function FirstCode({ secret: { secret, uri }, onCodes }: FirstCodeProps) {
  const confirm = useConfirmSecondFactor();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await confirm.run(String(new FormData(form).get('code')));
    if (outcome.ok) {
      onCodes(outcome.answer.recoveryCodes);
    } else {
      form.querySelector('input')?.select();
    }
  }
  const { error } = confirm;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={fields}>
      <Stack space={4}>
        <Heading level={1}>{texts.setUp}</Heading>
        <Text>{texts.scan}</Text>
        <Qr text={uri} label={texts.qr} size="large" />
        <Text>
          {texts.typed} <strong>{groupedSecret(secret)}</strong>
        </Text>
        <CodeField
          label={texts.first}
          hint={texts.firstHint}
          name="code"
          autoFocus
          error={error === null ? undefined : error.reason === 'CODE_WRONG' ? texts.wrong : refusalText(error)}
        />
        <Button type="submit" tone="main" loadingLabel={confirm.isRunning ? texts.checking : undefined}>
          {texts.confirm}
        </Button>
      </Stack>
    </form>
  );
}
