'use client';
import type { List } from '@suki/sdk/list';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ShowMore as ShowMorePart } from '@suki/ui/lists/Pagination/ShowMore';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { tradeTexts } from '../features/trade/trade.texts.ts';

/** The next page of a list, below the rows that are there. */
export function ShowMore({ list }: { readonly list: Pick<List<unknown>, 'hasMore' | 'loadMore'> }) {
  const [isLoading, setLoading] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  if (!list.hasMore) {
    // Whoever pressed keeps their place below the rows, and hears that there are no others.
    return wasPressed ? (
      <Text size="label" tone="soft">
        {tradeTexts.noMore}
      </Text>
    ) : null;
  }
  const load = async (): Promise<void> => {
    setPressed(true);
    setLoading(true);
    try {
      await list.loadMore();
    } catch {
      toasts.show(tradeTexts.failed.title, { tone: 'critical', durationMs: 4_000 });
    }
    setLoading(false);
  };
  return (
    <ShowMorePart onPress={() => void load()} loadingLabel={isLoading ? tradeTexts.moreLoading : undefined}>
      {tradeTexts.more}
    </ShowMorePart>
  );
}
