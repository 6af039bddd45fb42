'use client';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';

/** The link between signing in and registering; it keeps the address to return to. */
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
  const path = mode === 'signIn' ? paths.register : paths.signIn;
  return (
    <TextLink href={search === '' ? path : `${path}?${search}`} link={PageLink} place="sentence">
      {signInTexts[mode].otherAction}
    </TextLink>
  );
}
