'use client';
import { type ItemId, isId, type SkuId } from '@suki/domain/ids/id';
import { useBidsOfItem } from '@suki/sdk/hooks/bids';
import { useItem, useSkuBook } from '@suki/sdk/hooks/catalogue';
import { Button } from '@suki/ui/foundations/Button/Button';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useSearchParams } from 'next/navigation';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { PageFrame } from '../../../shell/page/page-frame.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { itemPath, paths } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { SuspensionGate } from '../../account/suspension/suspension-gate.client.tsx';
import { CheckoutSkeleton } from '../../checkout/checkout-skeleton.tsx';
import { liveBidOn } from '../../trade/live-bid-on.ts';
import { BidForm } from './bid-form.client.tsx';
import { placeTexts } from './place.texts.ts';

/** The bid page of one size, `?item=&sku=` from the item page. */
export function PlaceBid() {
  const search = useSearchParams();
  const item = search.get('item');
  const sku = search.get('sku');
  return (
    <RegisteredOnly fallback={<CheckoutSkeleton />}>
      <SuspensionGate part="buying">
        {isId('itm', item) && isId('sku', sku) ? (
          <Known itemId={item} skuId={sku} />
        ) : (
          <Nothing {...placeTexts.nothing} />
        )}
      </SuspensionGate>
    </RegisteredOnly>
  );
}

type NothingProps = { readonly title: string; readonly text: string };

function Nothing({ title, text }: NothingProps) {
  return (
    <PageFrame>
      <EmptyState
        level={1}
        title={title}
        action={
          <Button href={paths.home} link={PageLink}>
            {placeTexts.nothing.action}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </PageFrame>
  );
}

/** Waits until all facts are read: parts that appear later would push down what the person reads or types. */
function Known({ itemId, skuId }: { readonly itemId: ItemId; readonly skuId: SkuId }) {
  const item = useItem(itemId);
  const book = useSkuBook(itemId, skuId);
  const bids = useBidsOfItem(itemId);
  const failed = [item, book, bids].find(({ data, error }) => data === null && error !== null);
  if (failed?.error != null) {
    const retry = async (): Promise<void> => {
      await Promise.all([item.reload(), book.reload(), bids.reload()]);
    };
    const elsewhere = { href: itemPath(itemId), label: placeTexts.back };
    return (
      <PageFrame>
        <LoadFailed level={1} error={failed.error} onRetry={retry} elsewhere={elsewhere} />
      </PageFrame>
    );
  }
  if (item.data === null || book.data === null || bids.data === null) {
    return <CheckoutSkeleton />;
  }
  const sku = item.data.skus.find(({ id }) => id === skuId);
  if (sku === undefined) {
    return <Nothing {...placeTexts.nothing} />;
  }
  if (item.data.status !== 'listed') {
    return <Nothing {...placeTexts.notTraded} />;
  }
  const own = liveBidOn(skuId, bids.data);
  return <BidForm key={skuId} item={item.data} sku={sku} book={book.data} own={own} />;
}
