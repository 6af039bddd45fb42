'use client';
import type { Item, Sku } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { useEffect } from 'react';
import { startSession } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import { signInPath } from '../../shell/paths.ts';
import { AcceptForm } from './now/accept-form.client.tsx';
import { PostForm } from './post-form.client.tsx';
import { sellTexts } from './sell.texts.ts';
import { SellLayout } from './sell-layout.client.tsx';
import { useSellDraft } from './use-sell-draft.client.ts';

/** The price and its consequences. Anybody may look; posting needs an account, and the entries survive the sign-in. */
export function SellForm({ item, sku }: { readonly item: Item; readonly sku: Sku }) {
  const draft = useSellDraft(item, sku);
  const { status } = useSession();
  useEffect(() => {
    void startSession();
  }, []);
  if (status === 'registered') {
    return draft.mode === 'now' ? (
      <AcceptForm item={item} sku={sku} draft={draft} />
    ) : (
      <PostForm item={item} sku={sku} draft={draft} />
    );
  }
  const signIn = (
    <Button href={signInPath(draft.path)} link={PageLink} tone="main" wide>
      {draft.mode === 'now' ? sellTexts.now.signIn : sellTexts.signIn}
    </Button>
  );
  return <SellLayout item={item} sku={sku} draft={draft} action={signIn} barAction={signIn} />;
}
