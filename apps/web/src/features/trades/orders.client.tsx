'use client';
import type { OpenCounts } from '@suki/domain/trade/view/opening-list';
import { useOrders } from '@suki/sdk/hooks/orders';
import { useTradeCounts } from '@suki/sdk/hooks/turns';
import type { ListOrdersRole } from '@suki/sdk/types';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { Button } from '@suki/ui/foundations/Button/Button';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs.client';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useSearchParams } from 'next/navigation';
import { useToday } from '../../shell/clock/browser-clock.ts';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../shell/page/list-skeleton.tsx';
import { ShowMore } from '../../shell/page/show-more.client.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { ordersPath, paths } from '../../shell/paths.ts';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { useGo } from '../../shell/use-go.client.ts';
import { OrderRow } from '../orders/list/order-row.tsx';
import { type OrdersQuery, ordersQuery, orderTabIds } from '../orders/list/orders-query.view-model.ts';
import { mostUrgentFirst } from '../orders/list/turns.view-model.ts';
import { orderTexts } from '../orders/orders.texts.ts';
import { withCount } from '../trade/with-count.ts';
import { YourTurn } from './your-turn.client.tsx';

/** Everything that the person bought or sold, what waits for them first. */
export function Orders() {
  return (
    <RegisteredOnly fallback={<Pending />}>
      <Counted />
    </RegisteredOnly>
  );
}

function Counted() {
  const { data, error, reload } = useTradeCounts();
  const query = ordersQuery(useSearchParams(), data);
  if (query !== null && (data !== null || error !== null)) {
    return <Lists counts={data} query={query} />;
  }
  return error === null ? <Pending /> : <LoadFailed level={1} error={error} onRetry={reload} />;
}

/** The names of the lists come with their counts: a count that came later would move the names beside it. */
function Pending() {
  return (
    <Stack space={5}>
      <Heading level={1}>{orderTexts.title}</Heading>
      <ListSkeleton />
    </Stack>
  );
}

type ListsProps = { readonly counts: OpenCounts | null; readonly query: OrdersQuery };

function Lists({ counts, query }: ListsProps) {
  const go = useGo();
  const turns = counts === null ? 0 : counts.yourTurn.buyer + counts.yourTurn.seller;
  const views = orderTexts.views(turns);
  const pathOf = (view: string): string =>
    view === 'your_turn' ? ordersPath({ tab: 'your_turn' }) : ordersPath({ role: view === 'seller' ? view : 'buyer' });
  return (
    <Stack space={5}>
      <Inline justify="between" space={4}>
        <Heading level={1}>{orderTexts.title}</Heading>
        <SegmentedControl
          name="view"
          label={orderTexts.role}
          value={query.view}
          onValueChange={(view) => go.replace(pathOf(view))}
          options={(['your_turn', 'buyer', 'seller'] as const).map((view) => ({ value: view, label: views[view] }))}
        />
      </Inline>
      <Shown counts={counts} query={query} />
    </Stack>
  );
}

function Shown({ counts, query }: { readonly counts: OpenCounts | null; readonly query: OrdersQuery }) {
  if (query.view === 'your_turn') {
    return <YourTurn />;
  }
  const { view, tab } = query;
  const open = view === 'buyer' ? counts?.bought : counts?.sold;
  return (
    <>
      <DiscoverTabs
        label={orderTexts.tabsLabel}
        link={PageLink}
        items={orderTabIds.map((each) => ({
          href: ordersPath({ role: view, tab: each }),
          label: withCount(orderTexts.tab(each), each === 'done' ? undefined : open?.[each]),
          current: each === tab,
        }))}
      />
      <OrderRows key={`${view} ${tab}`} role={view} tab={tab} />
    </>
  );
}

type OrderRowsProps = Pick<Extract<OrdersQuery, { tab: unknown }>, 'tab'> & { readonly role: ListOrdersRole };

function OrderRows({ role, tab }: OrderRowsProps) {
  const list = useOrders(role, tab);
  const today = useToday();
  if (list.isLoading) {
    return <ListSkeleton />;
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return <Nothing role={role} tab={tab} />;
  }
  const orders = tab === 'done' ? list.items : mostUrgentFirst(list.items, role);
  return (
    <Stack space={4}>
      <Rows label={`${orderTexts.views(0)[role]}, ${orderTexts.tab(tab)}`}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} today={today} />
        ))}
      </Rows>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}

function Nothing({ role, tab }: OrderRowsProps) {
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
