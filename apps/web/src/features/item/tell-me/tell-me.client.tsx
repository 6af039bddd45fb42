'use client';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { lazy, Suspense, useState } from 'react';
import { isSignedIn } from '../../../session/session.ts';
import { useSession } from '../../../session/use-session.ts';
import { useFirstInterest } from '../../../shell/live/first-interest.ts';
import { itemPath, signInPath } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import { useItemChoice } from '../item-choice.client.tsx';
import { tellMeTexts as texts } from './tell-me.texts.ts';

const load = () => import('./own-notice.client.tsx');
const OwnNotice = lazy(load);

/**
 * "Tell me" beside the price of the chosen size. People with an account who stay see if they wait for it already; the
 * code for that is loaded then. Others sign in first and come back.
 */
export function TellMe() {
  const { itemId, skuId, panel } = useItemChoice();
  const { status } = useSession();
  const isInterested = useFirstInterest();
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  if (skuId === null) return null;
  const words = panel.total === null ? texts.arrives : texts.cheaper;
  const press = async (): Promise<void> => {
    if (!(await isSignedIn())) return go.to(signInPath(itemPath(itemId)));
    try {
      await load();
      setAsked(true);
    } catch {
      toasts.show(texts.failed, { tone: 'critical', durationMs: 4_000 });
    }
  };
  const button = (
    <TextButton icon="inbox" onClick={() => void press()}>
      {words}
    </TextButton>
  );
  return status === 'registered' && (isInterested || isAsked) ? (
    <Suspense fallback={button}>
      <OwnNotice key={skuId} itemId={itemId} skuId={skuId} isAsked={isAsked} />
    </Suspense>
  ) : (
    button
  );
}
