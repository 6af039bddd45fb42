'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { Button } from '@suki/ui/foundations/Button/Button';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { lazy, Suspense, useState } from 'react';
import { isSignedIn } from '../../../session/session.ts';
import { paths, signInPath } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import { dropsTexts as texts } from './drops.texts.ts';

const load = () => import('./drop-sizes.client.tsx');
const DropSizes = lazy(load);

export type TellMeOfDropProps = {
  readonly itemId: ItemId;
  readonly name: string;
  /** The page to come back to after a sign-in. */
  readonly back?: string;
  /** The main button of its page. */
  readonly isMain?: boolean;
};

/** "Tell me" of a drop or of another item: people with an account choose their sizes, whose code comes with the press; others sign in first. */
export function TellMeOfDrop({ itemId, name, back = paths.drops, isMain = false }: TellMeOfDropProps) {
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
          <DropSizes itemId={itemId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
