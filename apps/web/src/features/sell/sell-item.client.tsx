'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { useItem } from '@suki/sdk/hooks/catalogue';
import type { Item, Sku } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useSearchParams } from 'next/navigation';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { sellTexts } from './sell.texts.ts';
import { SellForm } from './sell-form.client.tsx';
import { SellItemSkeleton } from './sell-item-skeleton.tsx';
import { SizeStep } from './size-step.client.tsx';
import { useSellFacts } from './use-sell-draft.client.ts';

/** The sell page of one item: its size first, then the price. */
export function SellItem({ itemId }: { readonly itemId: ItemId }) {
  const { data: item, error, reload } = useItem(itemId);
  const skuId = useSearchParams().get('sku');
  const sku = item?.skus.find(({ id }) => id === skuId);
  const another = { href: paths.sell, label: sellTexts.otherItem };
  if (item === null) {
    return (
      <PageFrame>
        {error === null ? (
          <SellItemSkeleton />
        ) : (
          <LoadFailed level={1} error={error} onRetry={reload} elsewhere={another} />
        )}
      </PageFrame>
    );
  }
  if (item.status !== 'listed') {
    return (
      <PageFrame>
        <EmptyState
          level={1}
          title={sellTexts.notTradedTitle}
          action={
            <Button href={another.href} link={PageLink}>
              {another.label}
            </Button>
          }
        >
          {sellTexts.notTraded}
        </EmptyState>
      </PageFrame>
    );
  }
  return sku === undefined ? (
    <Page as="main" id="main">
      <SizeStep item={item} />
    </Page>
  ) : (
    <SellSku key={sku.id} item={item} sku={sku} />
  );
}

/** Waits until all facts are read: parts that appear later would push down what the person reads or types. */
function SellSku({ item, sku }: { readonly item: Item; readonly sku: Sku }) {
  const { fees, book } = useSellFacts(item, sku);
  const isWaiting = [fees, book].some(({ data, error }) => data === null && error === null);
  return isWaiting ? (
    <PageFrame>
      <SellItemSkeleton />
    </PageFrame>
  ) : (
    <Page>
      <SellForm item={item} sku={sku} />
    </Page>
  );
}
