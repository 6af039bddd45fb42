'use client';
import { sizeName } from '@suki/domain/catalogue/size-label';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import { lowestOfLanes } from '@suki/domain/kept/arrival-wish';
import { useItem } from '@suki/sdk/hooks/catalogue';
import { useArrivalNotices, useDeleteArrivalNotice, useSetArrivalNotice } from '@suki/sdk/hooks/kept';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { itemPath } from '../../../shell/paths.ts';
import { useSizeSystem } from '../../../sizes/size-store.ts';
import { noticeTexts as texts } from './notice-sizes.texts.ts';

export type NoticeSizesProps = { readonly itemId: ItemId; readonly name: string; readonly onClose: () => void };

/** The sizes of an item: those that somebody waits for are pressed; one that is on sale leads to its item. */
export default function NoticeSizes({ itemId, name, onClose }: NoticeSizesProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <Stack space={4}>
        <Text>{texts.text(name)}</Text>
        <Sizes itemId={itemId} />
      </Stack>
    </Dialog>
  );
}

function Sizes({ itemId }: { readonly itemId: ItemId }) {
  const item = useItem(itemId);
  const notices = useArrivalNotices(itemId);
  const system = useSizeSystem();
  const set = useSetArrivalNotice();
  const remove = useDeleteArrivalNotice();
  if (item.error !== null) return <LoadFailed error={item.error} onRetry={item.reload} />;
  if (item.data === null || notices.isLoading) return <SkeletonText lines={3} />;
  const press = (skuId: SkuId): void => {
    const notice = notices.items.find(({ sku }) => sku.id === skuId);
    void (notice === undefined ? set.run({ skuId }) : remove.run(notice.id));
  };
  return (
    <>
      <Inline space={2}>
        {item.data.skus.map((sku) => {
          const size = sizeName(sku.sizes, system);
          const waits = notices.items.some((notice) => notice.sku.id === sku.id);
          return lowestOfLanes(sku) === null || waits ? (
            <Button
              key={sku.id}
              size="compact"
              tone={waits ? 'ink' : 'quiet'}
              icon={waits ? 'check' : undefined}
              aria-pressed={waits}
              onClick={() => press(sku.id)}
            >
              {size}
            </Button>
          ) : (
            <Button key={sku.id} size="compact" tone="plain" href={itemPath(itemId)} link={PageLink}>
              {texts.listed(size)}
            </Button>
          );
        })}
      </Inline>
      <CommandFailure error={set.error ?? remove.error} />
    </>
  );
}
