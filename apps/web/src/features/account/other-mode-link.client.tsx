'use client';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { useSearchParams } from 'next/navigation';
import { PageLink } from '../../shell/page-link.client.tsx';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';

/** From signing in to registering and back, with the way back of the visitor kept. */
export function OtherModeLink({ mode }: { readonly mode: SignInMode }) {
  const search = useSearchParams().toString();
  const path = mode === 'signIn' ? '/register' : '/sign-in';
  return (
    <TextLink href={search === '' ? path : `${path}?${search}`} link={PageLink} place="sentence">
      {signInTexts[mode].otherAction}
    </TextLink>
  );
}
