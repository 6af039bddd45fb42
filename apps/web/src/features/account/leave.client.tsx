'use client';
import { anonymousSession } from '@suki/domain/config/identity';
import { useEndSessions, useForgetPerson } from '@suki/sdk/hooks/users';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useState } from 'react';
import { endSession } from '../../session/session.ts';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { accountTexts } from './account.texts.ts';

export function Leave() {
  const forget = useForgetPerson();
  const endAll = useEndSessions();
  const [leaving, setLeaving] = useState<'here' | 'everywhere' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const leave = async (where: 'here' | 'everywhere'): Promise<void> => {
    setLeaving(where);
    setFailed(false);
    try {
      if (where === 'everywhere' && !(await endAll.run()).ok) {
        setLeaving(null);
        return;
      }
      await forget();
      await endSession();
      // `endSession` ended with an anonymous sign-in. A full page load: nothing of this person stays in the memory of
      // the tab, and the way back does not lead to their page.
      location.replace(anonymousSession.defaultPath);
    } catch {
      setFailed(true);
      setLeaving(null);
    }
  };
  return (
    <Stack space={3}>
      <Inline space={3}>
        <Button onClick={() => void leave('here')} loadingLabel={leaving === 'here' ? accountTexts.leaving : undefined}>
          {accountTexts.leave}
        </Button>
        <Button
          onClick={() => void leave('everywhere')}
          loadingLabel={leaving === 'everywhere' ? accountTexts.leaving : undefined}
        >
          {accountTexts.leaveAll}
        </Button>
      </Inline>
      <Text size="label" tone="soft" measure>
        {accountTexts.leaveNote}
      </Text>
      <CommandFailure error={endAll.error} />
      {hasFailed && (
        <Text role="alert" tone="critical">
          {accountTexts.leaveFailed}
        </Text>
      )}
    </Stack>
  );
}
