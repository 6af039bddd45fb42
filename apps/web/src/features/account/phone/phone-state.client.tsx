'use client';
import { readablePhone } from '@suki/domain/texts/readable-phone';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { useState } from 'react';
import { phoneTexts } from './phone.texts.ts';
import { PhoneForm } from './phone-form.client.tsx';

/** The verified number, or the form that verifies one; a change can be cancelled. */
export function PhoneState({ phoneNumber }: { readonly phoneNumber: string | null }) {
  const [isChanging, setChanging] = useState(false);
  if (phoneNumber === null || isChanging) {
    return (
      <Stack space={4}>
        <Text measure>{phoneTexts.why}</Text>
        <PhoneForm onVerified={() => setChanging(false)} />
        {phoneNumber !== null && (
          <div>
            <TextButton onClick={() => setChanging(false)}>{phoneTexts.keep}</TextButton>
          </div>
        )}
      </Stack>
    );
  }
  return (
    <Stack space={3} align="start">
      <Inline space={3}>
        <Text weight="bold" numeric as="span">
          {readablePhone(phoneNumber)}
        </Text>
        <Stamp tone="positive">{phoneTexts.isVerified}</Stamp>
      </Inline>
      <TextButton onClick={() => setChanging(true)}>{phoneTexts.change}</TextButton>
    </Stack>
  );
}
