'use client';
import { TextButton } from '@suki/ui/TextButton/TextButton';
import { TextField } from '@suki/ui/TextField/TextField';
import { useState } from 'react';
import { signInTexts } from './sign-in.texts.ts';

export type PasswordFieldProps = { readonly isNew: boolean; readonly error: string | undefined };

/** A password that can be looked at before it is sent. */
export function PasswordField({ isNew, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      name="password"
      type={isShown ? 'text' : 'password'}
      label={signInTexts.password}
      hint={isNew ? signInTexts.passwordHint : undefined}
      error={error}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <TextButton size="label" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? signInTexts.hide : signInTexts.show}
        </TextButton>
      }
    />
  );
}
