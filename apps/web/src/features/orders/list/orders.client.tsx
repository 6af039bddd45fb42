'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { useOrders } from '@suki/sdk/hooks/orders';
import type { OrderSummary } from '@suki/sdk/types';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { Button } from '@suki/ui/foundations/Button/Button';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useSearchParams } from 'next/navigation';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../../shell/page/list-skeleton.tsx';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { orderPath, ordersPath, paths } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { useGo } from '../../../shell/use-go.client.ts';
import { moment } from '../../../shell/when.ts';
import { skuWords } from '../../trade/trade-item.tsx';
import { TradeRow } from '../../trade/trade-row.tsx';
import { statusWords } from '../order/order-head.view-model.ts';
import { orderTexts } from '../orders.texts.ts';
import { type OrdersQuery, ordersQuery, orderTabIds } from './orders-query.view-model.ts';

export function Orders() {
  const query = ordersQuery(useSearchParams());
  const go = useGo();
  return (
    <Stack space={5}>
      <Inline justify="between" space={4}>
        <Heading level={1}>{orderTexts.title}</Heading>
        <SegmentedControl
          name="role"
          label={orderTexts.role}
          value={query.role}
          onValueChange={(role) => go.replace(ordersPath({ ...query, role: role === 'seller' ? 'seller' : 'buyer' }))}
          options={[
            { value: 'buyer', label: orderTexts.roles.buyer },
            { value: 'seller', label: orderTexts.roles.seller },
          ]}
        />
      </Inline>
      <DiscoverTabs
        label={orderTexts.tabsLabel}
        link={PageLink}
        items={orderTabIds.map((tab) => ({
          href: ordersPath({ ...query, tab }),
          label: orderTexts.tab(tab),
          current: tab === query.tab,
        }))}
      />
      <RegisteredOnly fallback={<ListSkeleton />}>
        <OrderRows key={ordersPath(query)} {...query} />
      </RegisteredOnly>
    </Stack>
  );
}

function OrderRows({ role, tab }: OrdersQuery) {
  const list = useOrders(role, tab);
  if (list.isLoading) {
    return <ListSkeleton />;
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return <Nothing role={role} tab={tab} />;
  }
  return (
    <Stack space={4}>
      <Rows label={`${orderTexts.roles[role]}, ${orderTexts.tab(tab)}`}>
        {list.items.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </Rows>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}

function OrderRow({ order }: { readonly order: OrderSummary }) {
  const { deadline } = order.next;
  return (
    <TradeRow
      href={orderPath(order.id)}
      item={order.item}
      detail={skuWords(order.sku, order.lane)}
      status={statusWords(order)}
      isYourTurn={order.next.nextActor === order.role}
      amount={formatMoney(order.amount)}
      note={deadline === null ? undefined : orderTexts.by(moment(deadline))}
    />
  );
}

function Nothing({ role, tab }: OrdersQuery) {
  const [title, text] = orderTexts.empty[role][tab];
  const elsewhere =
    role === 'buyer' ? { href: paths.home, label: orderTexts.shop } : { href: paths.sell, label: orderTexts.sell };
  return (
    <EmptyState
      title={title}
      action={
        <Button href={elsewhere.href} link={PageLink} tone="ink">
          {elsewhere.label}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
