'use client';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { validateEmail } from '@suki/domain/validators/email';
import { useSendPasswordReset } from '@suki/sdk/hooks/users';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { type FormEvent, useState } from 'react';
import { publicEnv } from '../../../env.client.ts';
import { challengeHeaders } from '../../../session/challenge.ts';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { FormWidth } from '../../../shell/page/page-frame.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { emailTexts } from '../email/email.texts.ts';
import { forgotPasswordTexts as texts } from './password.texts.ts';

/** Asks for the link by which a new password is chosen. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <FormWidth>
      {sentTo === null ? <Ask onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
    </FormWidth>
  );
}

function Ask({ onSent }: { readonly onSent: (email: string) => void }) {
  const { run, isRunning, error } = useSendPasswordReset(challengeHeaders);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = validateEmail(String(new FormData(event.currentTarget).get('email') ?? ''));
    setProblem(email.ok ? undefined : fieldsEn[email.messageId]);
    if (email.ok && (await run(email.value)).ok) {
      onSent(email.value);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={texts.title}>
      <Stack space={5}>
        <Heading level={1}>{texts.title}</Heading>
        <Text measure>{texts.text}</Text>
        <TextField
          name="email"
          type="email"
          label={texts.email}
          error={problem}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {error?.reason === 'TOO_MANY_CALLS' ? (
          <Text role="alert" tone="critical" measure>
            {texts.tooMany}
          </Text>
        ) : (
          <CommandFailure error={error} />
        )}
        <Button type="submit" tone="main" wide loadingLabel={isRunning ? texts.running : undefined}>
          {texts.action}
        </Button>
        <TextLink href={paths.signIn} link={PageLink}>
          {texts.toSignIn}
        </TextLink>
      </Stack>
    </form>
  );
}

/** Says the same whether an account has the address or not. */
function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  return (
    <Stack space={5} align="start">
      <Heading level={1}>{texts.sent}</Heading>
      <Text role="status" measure>
        {texts.sentText(email)}
      </Text>
      <Text tone="soft" measure>
        {texts.notThere}
      </Text>
      {/* Only in a local build, where nobody receives a real mail. */}
      {publicEnv.sandboxUrl !== null && (
        <TextLink href={`${publicEnv.sandboxUrl}/outbox`} target="_blank" rel="noopener" icon="external" size="label">
          {emailTexts.outbox}
        </TextLink>
      )}
      <TextButton onClick={onAgain}>{texts.again}</TextButton>
    </Stack>
  );
}
