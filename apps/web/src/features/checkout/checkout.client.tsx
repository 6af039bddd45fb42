'use client';
import { type ItemId, isId, type SkuId } from '@suki/domain/ids/id';
import { useItem, useSkuBook } from '@suki/sdk/hooks/catalogue';
import { Button } from '@suki/ui/foundations/Button/Button';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useSearchParams } from 'next/navigation';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath, paths } from '../../shell/paths.ts';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { SuspensionGate } from '../account/suspension/suspension-gate.client.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import { type CheckoutQuery, checkoutQuery } from './checkout.view-model.ts';
import { CheckoutForm } from './checkout-form.client.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** The checkout of one item, `?item=&sku=&lane=&total=` from the item page. */
export function Checkout() {
  const query = checkoutQuery(useSearchParams());
  const { item, sku } = query;
  return (
    <RegisteredOnly fallback={<CheckoutSkeleton />}>
      <SuspensionGate part="buying">
        {isId('itm', item) && isId('sku', sku) ? <Known itemId={item} skuId={sku} query={query} /> : <Nothing />}
      </SuspensionGate>
    </RegisteredOnly>
  );
}

function Nothing() {
  const { nothing } = checkoutTexts;
  return (
    <PageFrame>
      <EmptyState
        level={1}
        title={nothing.title}
        action={
          <Button href={paths.home} link={PageLink}>
            {nothing.action}
          </Button>
        }
      >
        {nothing.text}
      </EmptyState>
    </PageFrame>
  );
}

type KnownProps = { readonly itemId: ItemId; readonly skuId: SkuId; readonly query: CheckoutQuery };

function Known({ itemId, skuId, query }: KnownProps) {
  const item = useItem(itemId);
  const book = useSkuBook(itemId, skuId);
  const sku = item.data?.skus.find(({ id }) => id === skuId);
  const error = item.data === null ? item.error : book.data === null ? book.error : null;
  if (error !== null) {
    const retry = async (): Promise<void> => {
      await Promise.all([item.reload(), book.reload()]);
    };
    return (
      <PageFrame>
        <LoadFailed
          level={1}
          error={error}
          onRetry={retry}
          elsewhere={{ href: itemPath(itemId), label: checkoutTexts.gone.back }}
        />
      </PageFrame>
    );
  }
  if (item.data === null || book.data === null) {
    return <CheckoutSkeleton />;
  }
  return sku === undefined ? (
    <Nothing />
  ) : (
    <CheckoutForm item={item.data} sku={sku} book={book.data} lane={query.lane} seenTotal={query.seenTotal} />
  );
}
