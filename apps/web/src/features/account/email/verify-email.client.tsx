'use client';
import { useVerifyEmail } from '@suki/sdk/hooks/users';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { useState } from 'react';
import { bearerToken } from '../../../session/session.ts';
import { useSession } from '../../../session/use-session.ts';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths, signInPath } from '../../../shell/paths.ts';
import { verifyEmailTexts as texts } from './email.texts.ts';

/** The code stands behind `#`: it is read where it is used, and no server ever gets it with an address. */
const codeInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('code') ?? '';

/**
 * Verifies an address at the press of a button, not at the opening of the page: programs that check links in mails open
 * them too, and would verify a stranger's address for whoever typed it.
 */
export function VerifyEmail() {
  const { run, isRunning, error } = useVerifyEmail();
  const [email, setEmail] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const verify = async (): Promise<void> => {
    const code = codeInAddress();
    setIncomplete(code === '');
    if (code === '') {
      return;
    }
    const result = await run(code);
    if (result.ok) {
      setEmail(result.answer.email);
      // The token of before still says that the address is not verified.
      await bearerToken({ isRenewed: true });
    }
  };
  if (email !== null) {
    return <Done email={email} />;
  }
  if (error?.reason === 'CODE_EXPIRED' || error?.reason === 'VALIDATION') {
    return <Spent />;
  }
  return (
    <Stack space={5} align="start">
      <Heading level={1}>{texts.title}</Heading>
      <Text measure>{texts.text}</Text>
      {isIncomplete ? (
        <Text role="alert" tone="critical" measure>
          {texts.incomplete}
        </Text>
      ) : (
        <CommandFailure error={error} />
      )}
      <Button tone="main" onClick={() => void verify()} loadingLabel={isRunning ? texts.running : undefined}>
        {texts.action}
      </Button>
      <Text tone="soft" measure>
        {texts.notMine}
      </Text>
    </Stack>
  );
}

/** A code that will never work: no button sends it again, one leads to the next code. */
function Spent() {
  const isKnown = useSession().status === 'registered';
  return (
    <ErrorState
      level={1}
      announced
      title={texts.failed}
      action={
        <Button tone="main" href={isKnown ? paths.account : signInPath(paths.account)} link={PageLink}>
          {isKnown ? texts.newLink : texts.signIn}
        </Button>
      }
    >
      {texts.spent}
    </ErrorState>
  );
}

function Done({ email }: { readonly email: string }) {
  const isKnown = useSession().status === 'registered';
  return (
    <Stack space={5} align="start">
      <Heading level={1}>{texts.done}</Heading>
      <Text role="status" measure>
        {texts.doneText(email)}
      </Text>
      <Button tone="ink" href={isKnown ? paths.account : paths.home} link={PageLink}>
        {isKnown ? texts.toAccount : texts.toShop}
      </Button>
    </Stack>
  );
}
