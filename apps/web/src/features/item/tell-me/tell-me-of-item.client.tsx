'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { Button } from '@suki/ui/foundations/Button/Button';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { lazy, Suspense, useState } from 'react';
import { isSignedIn } from '../../../session/session.ts';
import { signInPath } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import { noticeTexts as texts } from './notice-sizes.texts.ts';

const load = () => import('./notice-sizes.client.tsx');
const NoticeSizes = lazy(load);

export type TellMeOfItemProps = {
  readonly itemId: ItemId;
  readonly name: string;
  /** The page to come back to after a sign-in. */
  readonly back: string;
  /** The main button of its page. */
  readonly isMain?: boolean;
};

/**
 * "Tell me" of a drop, or of an item that comes near a search. People with an account choose their sizes, whose code
 * comes with the press; others sign in first.
 */
export function TellMeOfItem({ itemId, name, back, isMain = false }: TellMeOfItemProps) {
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  const press = async (): Promise<void> => {
    if (!(await isSignedIn())) return go.to(signInPath(back));
    try {
      await load();
      setOpen(true);
    } catch {
      toasts.show(texts.failed, { tone: 'critical', durationMs: 4_000 });
    }
  };
  return (
    <>
      <Button
        tone={isMain ? 'main' : 'quiet'}
        size={isMain ? 'normal' : 'compact'}
        aria-label={texts.tellMeOf(name)}
        onClick={() => void press()}
      >
        {texts.tellMe}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NoticeSizes itemId={itemId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
