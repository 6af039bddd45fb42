'use client';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { signInReason } from './sign-in-reason.ts';

/** Says why the page asks for a sign-in, when another page led here. */
export function SignInReason() {
  return (
    <Suspense fallback={null}>
      <Reason />
    </Suspense>
  );
}

function Reason() {
  const reason = signInReason(useSearchParams().get('paramsFrom'));
  return reason === null ? null : <Text>{reason}</Text>;
}
