import type { List } from '@suki/sdk/list';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ShowMore } from '@suki/ui/lists/Pagination/ShowMore';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { type ReactNode, useState } from 'react';
import { Failure } from './failure.tsx';
import { LoadingRows } from './loading-rows.tsx';

type Props<Item> = {
  readonly list: List<Item>;
  readonly loadingLabel: string;
  /** The rows begin with the picture of an item. */
  readonly hasPictures?: boolean | undefined;
  /** What stands there when there is nothing: a sentence, or a part that says more. */
  readonly empty: ReactNode;
  /** One row, with its key. */
  readonly row: (item: Item) => ReactNode;
};

/** A list from the API with its states: on its way, failed, empty, and more to come. */
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
    // A page that does not come is asked for again by the next press; the line about the connection says why.
    await loadMore().catch(() => undefined);
    setLoadingMore(false);
  }
  return (
    <Stack space={4}>
      <Rows>{items.map(row)}</Rows>
      {hasMore && (
        <ShowMore loadingLabel={isLoadingMore ? 'Loading more' : undefined} onPress={() => void more()}>
          Show more
        </ShowMore>
      )}
    </Stack>
  );
}
