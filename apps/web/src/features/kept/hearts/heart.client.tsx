'use client';
import { HeartButton } from '@suki/ui/market/HeartButton/HeartButton';
import { useSyncExternalStore } from 'react';
import { heartTexts } from './heart.texts.ts';
import { hearts } from './heart-store.ts';

/** Answers at once; the code that tells the server is loaded by the first press. */
function press(itemId: string): void {
  const isFull = !hearts.has(itemId);
  hearts.show(itemId, isFull);
  import('./heart-calls.client.ts').then(
    ({ sendHeart }) => sendHeart(itemId, isFull),
    () => hearts.show(itemId, !isFull),
  );
}

export type HeartProps = { readonly itemId: string; readonly name: string; readonly hasWord?: boolean | undefined };

/** The heart of an item, empty on the server: a page is the same for everybody. */
export function Heart({ itemId, name, hasWord = false }: HeartProps) {
  const isFull = useSyncExternalStore(
    hearts.subscribe,
    () => hearts.has(itemId),
    () => false,
  );
  return (
    <HeartButton
      label={heartTexts.save(name)}
      pressed={isFull}
      onPress={() => press(itemId)}
      word={hasWord ? heartTexts.word : undefined}
    />
  );
}
