'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { useItem } from '@suki/sdk/hooks/catalogue';
import type { Item, Sku } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useSearchParams } from 'next/navigation';
import { LoadFailed } from '../../shell/load-failed.client.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { Screen } from '../../shell/screen.tsx';
import { sellTexts } from './sell.texts.ts';
import { SellForm } from './sell-form.client.tsx';
import { SellItemSkeleton } from './sell-item-skeleton.tsx';
import { SizeStep } from './size-step.client.tsx';
import { useSellFacts } from './use-sell-draft.client.ts';

/** Sells one item: its size first, then the price. */
export function SellItem({ itemId }: { readonly itemId: ItemId }) {
  const { data: item, error, reload } = useItem(itemId);
  const skuId = useSearchParams().get('sku');
  const sku = item?.skus.find(({ id }) => id === skuId);
  const another = { href: '/sell', label: sellTexts.otherItem };
  if (item === null) {
    return (
      <Screen>
        {error === null ? (
          <SellItemSkeleton />
        ) : (
          <LoadFailed level={1} error={error} onRetry={reload} elsewhere={another} />
        )}
      </Screen>
    );
  }
  if (item.status !== 'listed') {
    return (
      <Screen>
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
      </Screen>
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

/** All figures at once: what came later would push down what somebody reads or types already. */
function SellSku({ item, sku }: { readonly item: Item; readonly sku: Sku }) {
  const { fees, book } = useSellFacts(item, sku);
  const isWaiting = [fees, book].some(({ data, error }) => data === null && error === null);
  return isWaiting ? (
    <Screen>
      <SellItemSkeleton />
    </Screen>
  ) : (
    <Page>
      <SellForm item={item} sku={sku} />
    </Page>
  );
}
