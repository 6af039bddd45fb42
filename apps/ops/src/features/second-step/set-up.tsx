import { useBeginSecondFactor, useReloadStaffSession } from '@suki/sdk/hooks/staff/members';
import type { BeginSecondFactor200 } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { FirstCode } from './first-code.tsx';
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
      <Text measure>{texts.setUpNext}</Text>
      <Button tone="main" loadingLabel={begin.isRunning ? texts.starting : undefined} onClick={() => void start()}>
        {texts.start}
      </Button>
      {begin.error !== null && (
        <Text tone="critical" role="alert" measure>
          {refusalText(begin.error)}
        </Text>
      )}
    </Stack>
  );
}
