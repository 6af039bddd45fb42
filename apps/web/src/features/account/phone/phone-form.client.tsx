'use client';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { readablePhone } from '@suki/domain/texts/readable-phone';
import { validateOneTimeCode } from '@suki/domain/validators/one-time-code';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import { useLinkPhone, useSendPhoneCode } from '@suki/sdk/hooks/users';
import { CodeField } from '@suki/ui/forms/CodeField/CodeField.client';
import { PhoneField } from '@suki/ui/forms/PhoneField/PhoneField.client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { publicEnv } from '../../../env.client.ts';
import { challengeHeaders } from '../../../session/challenge.ts';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { phoneTexts } from './phone.texts.ts';

export function PhoneForm({ onVerified }: { readonly onVerified?: (() => void) | undefined }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NumberStep onSent={setSentTo} />
  ) : (
    <CodeStep phoneNumber={sentTo} onOther={() => setSentTo(null)} onVerified={onVerified} />
  );
}

function NumberStep({ onSent }: { readonly onSent: (phoneNumber: string) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, isRunning, error } = useSendPhoneCode(challengeHeaders);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const number = validatePhoneNumber(text);
    if (!number.ok) {
      setProblem(fieldsEn[number.messageId]);
      return;
    }
    if ((await run(number.value)).ok) {
      onSent(number.value);
    }
  };
  return (
    <form noValidate onSubmit={submit} aria-label={phoneTexts.title}>
      <Stack space={4}>
        <PhoneField
          label={phoneTexts.number}
          hint={phoneTexts.numberHint}
          required
          value={text}
          error={problem}
          onValueChange={(digits) => {
            setText(digits);
            setProblem(undefined);
          }}
        />
        <CommandFailure error={error} />
        <div>
          <Button type="submit" tone="ink" loadingLabel={isRunning ? phoneTexts.sending : undefined}>
            {phoneTexts.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

type CodeStepProps = {
  readonly phoneNumber: string;
  readonly onOther: () => void;
  readonly onVerified: (() => void) | undefined;
};

function CodeStep({ phoneNumber, onOther, onVerified }: CodeStepProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const link = useLinkPhone();
  const send = useSendPhoneCode(challengeHeaders);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const code = validateOneTimeCode(text);
    if (!code.ok) {
      setProblem(fieldsEn[code.messageId]);
      return;
    }
    if ((await link.run({ phoneNumber, code: code.value })).ok) {
      toasts.show(phoneTexts.verified, { tone: 'positive' });
      onVerified?.();
    }
  };
  return (
    <form noValidate onSubmit={submit} aria-label={phoneTexts.title}>
      <Stack space={4} align="start">
        <CodeField
          label={phoneTexts.code}
          hint={phoneTexts.sentTo(readablePhone(phoneNumber))}
          value={text}
          error={problem}
          autoFocus
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <OutboxLink />
        <CommandFailure error={link.error ?? send.error} />
        <Button type="submit" tone="ink" loadingLabel={link.isRunning ? phoneTexts.verifying : undefined}>
          {phoneTexts.verify}
        </Button>
        <Inline space={5}>
          <TextButton onClick={() => void send.run(phoneNumber)}>{phoneTexts.again}</TextButton>
          <TextButton onClick={onOther}>{phoneTexts.otherNumber}</TextButton>
        </Inline>
      </Stack>
    </form>
  );
}

/** Only in a local build, where nobody receives a real text message. */
function OutboxLink() {
  return publicEnv.sandboxUrl === null ? null : (
    <TextLink href={`${publicEnv.sandboxUrl}/outbox`} target="_blank" rel="noopener" icon="external" size="label">
      {phoneTexts.outbox}
    </TextLink>
  );
}
