'use client';
import type { List } from '@suki/sdk/list';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ShowMore as ShowMorePart } from '@suki/ui/lists/Pagination/ShowMore';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { failureTexts } from '../failure/failure.texts.ts';
import { pageTexts } from './page.texts.ts';

/** The button for the next page of a list. */
export function ShowMore({ list }: { readonly list: Pick<List<unknown>, 'hasMore' | 'loadMore'> }) {
  const [isLoading, setLoading] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  if (!list.hasMore) {
    // After the last page its reader keeps the place below the rows and is told that there are no more.
    return wasPressed ? (
      <Text size="label" tone="soft">
        {pageTexts.noMore}
      </Text>
    ) : null;
  }
  const load = async (): Promise<void> => {
    setPressed(true);
    setLoading(true);
    try {
      await list.loadMore();
    } catch {
      toasts.show(failureTexts.title, { tone: 'critical', durationMs: 4_000 });
    }
    setLoading(false);
  };
  return (
    <ShowMorePart onPress={() => void load()} loadingLabel={isLoading ? pageTexts.moreLoading : undefined}>
      {pageTexts.more}
    </ShowMorePart>
  );
}
