'use client';
import type { List } from '@suki/sdk/list';
import { notices } from '@suki/ui/Notice/notice-store';
import { ShowMore as ShowMorePart } from '@suki/ui/Pagination/ShowMore';
import { useState } from 'react';
import { tradeTexts } from './trade.texts.ts';

/** The next page of a list, below the rows that are there. */
export function ShowMore({ list }: { readonly list: Pick<List<unknown>, 'hasMore' | 'loadMore'> }) {
  const [isLoading, setLoading] = useState(false);
  if (!list.hasMore) {
    return null;
  }
  const load = async (): Promise<void> => {
    setLoading(true);
    try {
      await list.loadMore();
    } catch {
      notices.show(tradeTexts.failed.title, { tone: 'critical', durationMs: 4_000 });
    }
    setLoading(false);
  };
  return (
    <ShowMorePart onPress={() => void load()} loadingLabel={isLoading ? tradeTexts.moreLoading : undefined}>
      {tradeTexts.more}
    </ShowMorePart>
  );
}
