'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { publicEnv } from '../../env.client.ts';
import { shareTexts as texts } from './share.texts.ts';
import { sharePage } from './share-page.client.ts';

export type ShareButtonProps = {
  /** The path of the page that is shared. */
  readonly path: string;
  readonly title: string;
};

export function ShareButton({ path, title }: ShareButtonProps) {
  const press = async (): Promise<void> => {
    const result = await sharePage({ url: new URL(path, publicEnv.webUrl).href, title });
    if (result !== 'shared') {
      toasts.show(texts[result], { tone: result === 'copied' ? 'positive' : 'critical' });
    }
  };
  return <Button onClick={() => void press()}>{texts.button}</Button>;
}
