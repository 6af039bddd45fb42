'use client';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';

/** From signing in to registering and back, with the way back of the visitor kept. It stands there from the first moment. */
export function OtherModeLink({ mode }: { readonly mode: SignInMode }) {
  return (
    <Suspense fallback={<OtherLink mode={mode} search="" />}>
      <WithSearch mode={mode} />
    </Suspense>
  );
}

function WithSearch({ mode }: { readonly mode: SignInMode }) {
  return <OtherLink mode={mode} search={useSearchParams().toString()} />;
}

function OtherLink({ mode, search }: { readonly mode: SignInMode; readonly search: string }) {
  const path = mode === 'signIn' ? '/register' : '/sign-in';
  return (
    <TextLink href={search === '' ? path : `${path}?${search}`} link={PageLink} place="sentence">
      {signInTexts[mode].otherAction}
    </TextLink>
  );
}
