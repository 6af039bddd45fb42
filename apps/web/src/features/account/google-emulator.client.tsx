'use client';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { validateEmail } from '@suki/domain/validators/email';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { useState } from 'react';
import { signInTexts } from './sign-in.texts.ts';

const { emulator: texts } = signInTexts;
const FORM = 'google-emulator';

export type GoogleEmulatorProps = {
  readonly onClose: () => void;
  /** Gets the token that the emulator accepts as Google's ID token. */
  readonly onChoose: (emulatorIdToken: string) => void;
};

/** The stand-in for Google's window on a development system. The emulator accepts any address. */
export default function GoogleEmulator({ onClose, onChoose }: GoogleEmulatorProps) {
  const [error, setError] = useState<string | undefined>(undefined);
  const choose = (form: FormData): void => {
    const email = validateEmail(String(form.get('email')));
    if (!email.ok) {
      setError(fieldsEn['field.email']);
      return;
    }
    onChoose(JSON.stringify({ sub: `google-${email.value}`, email: email.value, email_verified: true }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <Button tone="ink" type="submit" form={FORM}>
          {texts.action}
        </Button>
      }
    >
      <form id={FORM} action={choose} noValidate>
        <Stack>
          <Text>{texts.text}</Text>
          <TextField name="email" type="email" label={signInTexts.email} error={error} autoComplete="email" />
        </Stack>
      </form>
    </Dialog>
  );
}
