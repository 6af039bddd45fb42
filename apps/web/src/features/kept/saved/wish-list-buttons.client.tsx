'use client';
import { useEndWishList, useShareWishList } from '@suki/sdk/hooks/kept';
import { Button } from '@suki/ui/foundations/Button/Button';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { publicEnv } from '../../../env.client.ts';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { wishListPath } from '../../../shell/paths.ts';
import { shareTexts } from '../../../shell/share/share.texts.ts';
import { sharePage } from '../../../shell/share/share-page.client.ts';
import { keptTexts } from '../kept.texts.ts';

const texts = keptTexts.wishList;

/** Shares the saved items by a link, which can be ended afterwards. */
export function WishListButtons() {
  const share = useShareWishList();
  const end = useEndWishList();
  const [isShared, setShared] = useState(false);
  const press = async (): Promise<void> => {
    const outcome = await share.run(undefined);
    if (!outcome.ok) return;
    setShared(true);
    const url = new URL(wishListPath(outcome.answer.id), publicEnv.webUrl).href;
    const result = await sharePage({ url, title: texts.title });
    if (result !== 'shared') toasts.show(shareTexts[result], { tone: result === 'copied' ? 'positive' : 'critical' });
  };
  const stop = async (): Promise<void> => {
    if (!(await end.run(undefined)).ok) return;
    setShared(false);
    toasts.show(texts.ended, { tone: 'positive', durationMs: 3_000 });
  };
  return (
    <>
      <Button
        size="compact"
        onClick={() => void press()}
        loadingLabel={share.isRunning ? texts.making : undefined}
        title={texts.text}
      >
        {texts.make}
      </Button>
      {isShared && <TextButton onClick={() => void stop()}>{texts.end}</TextButton>}
      <CommandFailure error={share.error ?? end.error} />
    </>
  );
}
