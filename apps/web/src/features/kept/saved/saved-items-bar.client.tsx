'use client';
import { useRemoveSavedItems } from '@suki/sdk/hooks/kept';
import type { ItemId } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { hearts } from '../hearts/heart-store.ts';
import { keptTexts } from '../kept.texts.ts';
import { WishListButtons } from './wish-list-buttons.client.tsx';

const texts = keptTexts.items;

export type SavedItemsBarProps = {
  /** The chosen items; null while nobody chooses. */
  readonly chosen: readonly ItemId[] | null;
  readonly onChange: (chosen: readonly ItemId[] | null) => void;
};

/** Above the saved items: sharing them, or choosing some and removing them with one press. */
export function SavedItemsBar({ chosen, onChange }: SavedItemsBarProps) {
  const { run, isRunning, error } = useRemoveSavedItems();
  if (chosen === null) {
    return (
      <Inline>
        <Button size="compact" onClick={() => onChange([])}>
          {texts.select}
        </Button>
        <WishListButtons />
      </Inline>
    );
  }
  const [first, ...others] = chosen;
  const remove = async (): Promise<void> => {
    if (first === undefined) return;
    const outcome = await run([first, ...others]);
    if (!outcome.ok) return;
    for (const id of chosen) hearts.show(id, false);
    toasts.show(texts.removed(chosen.length), { tone: 'positive', durationMs: 3_000 });
    onChange(null);
  };
  return (
    <div>
      <Inline>
        {first === undefined ? (
          <Text role="status">{texts.none}</Text>
        ) : (
          <Button
            size="compact"
            tone="ink"
            onClick={() => void remove()}
            loadingLabel={isRunning ? texts.removing : undefined}
          >
            {texts.remove(chosen.length)}
          </Button>
        )}
        <Button size="compact" onClick={() => onChange(null)}>
          {texts.done}
        </Button>
      </Inline>
      <CommandFailure error={error} />
    </div>
  );
}
