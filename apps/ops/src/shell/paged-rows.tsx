import type { List } from '@suki/sdk/list';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ShowMore } from '@suki/ui/lists/Pagination/ShowMore';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { type ReactNode, useState } from 'react';
import { Failure } from './failure.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { shellTexts as words } from './shell.texts.ts';

type Props<Item> = {
  readonly list: List<Item>;
  readonly loadingLabel: string;
  readonly hasPictures?: boolean | undefined;
  /** Shown for an empty list. */
  readonly empty: ReactNode;
  readonly row: (item: Item) => ReactNode;
};

/** A list from the API in all its states: loading, failed, empty, with more pages. */
export function PagedRows<Item>({ list, loadingLabel, hasPictures, empty, row }: Props<Item>) {
  const { items, hasMore, isLoading, error, loadMore, reload } = list;
  const [isLoadingMore, setLoadingMore] = useState(false);
  if (items.length === 0 && error !== null) {
    return <Failure error={error} retry={reload} />;
  }
  if (isLoading) {
    return <LoadingRows label={loadingLabel} hasPicture={hasPictures} />;
  }
  if (items.length === 0) {
    return typeof empty === 'string' ? <Text tone="soft">{empty}</Text> : empty;
  }
  async function more() {
    setLoadingMore(true);
    // A failed page is requested again by the next press; the offline line tells why it failed.
    await loadMore().catch(() => undefined);
    setLoadingMore(false);
  }
  return (
    <Stack space={4}>
      <Rows>{items.map(row)}</Rows>
      {hasMore && (
        <ShowMore loadingLabel={isLoadingMore ? words.loadingMore : undefined} onPress={() => void more()}>
          {words.showMore}
        </ShowMore>
      )}
    </Stack>
  );
}
