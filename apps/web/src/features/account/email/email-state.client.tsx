'use client';
import { useSendEmailVerification } from '@suki/sdk/hooks/users';
import type { User } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { publicEnv } from '../../../env.client.ts';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { emailTexts } from './email.texts.ts';

type EmailFacts = Pick<User, 'email' | 'unverifiedEmail' | 'isEmailUnreachable'>;

/** The address that gets our mails, or the next step to it. */
export function EmailState({ email, unverifiedEmail, isEmailUnreachable }: EmailFacts) {
  if (unverifiedEmail !== null) {
    return <Waiting email={unverifiedEmail} former={email} />;
  }
  if (email === null) {
    return <Text measure>{emailTexts.none}</Text>;
  }
  return isEmailUnreachable ? (
    <Stack space={4} align="start">
      <Text weight="bold">{emailTexts.unreachable}</Text>
      <Text measure>{emailTexts.unreachableWhy(email)}</Text>
      <SendLink action={emailTexts.send} />
    </Stack>
  ) : (
    <Inline space={3}>
      <Text weight="bold" as="span">
        {email}
      </Text>
      <Stamp tone="positive">{emailTexts.isVerified}</Stamp>
    </Inline>
  );
}

function Waiting({ email, former }: { readonly email: string; readonly former: string | null }) {
  return (
    <Stack space={4} align="start">
      <Text weight="bold">{emailTexts.verify}</Text>
      <Text measure>{emailTexts.sentTo(email)}</Text>
      <Text measure tone="soft">
        {former === null ? emailTexts.waits : emailTexts.former(former)}
      </Text>
      <SendLink action={emailTexts.again} />
    </Stack>
  );
}

function SendLink({ action }: { readonly action: string }) {
  const { run, isRunning, error } = useSendEmailVerification();
  const send = async (): Promise<void> => {
    if ((await run()).ok) {
      toasts.show(emailTexts.sent, { tone: 'positive' });
    }
  };
  return (
    <>
      <CommandFailure error={error} />
      <Button onClick={() => void send()} loadingLabel={isRunning ? emailTexts.sending : undefined}>
        {action}
      </Button>
      {/* Only in a local build, where nobody receives a real mail. */}
      {publicEnv.sandboxUrl !== null && (
        <TextLink href={`${publicEnv.sandboxUrl}/outbox`} target="_blank" rel="noopener" icon="external" size="label">
          {emailTexts.outbox}
        </TextLink>
      )}
    </>
  );
}
