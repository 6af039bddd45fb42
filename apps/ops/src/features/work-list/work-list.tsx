import { useStaffOrderCounts, useStaffOrders } from '@suki/sdk/hooks/staff';
import { Button } from '@suki/ui/Button/Button';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Heading } from '@suki/ui/Heading/Heading';
import { Skeleton } from '@suki/ui/Skeleton/Skeleton';
import { Stack } from '@suki/ui/Stack/Stack';
import { Switch } from '@suki/ui/Switch/Switch';
import { useSearchParams } from 'wouter';
import { Failure } from '../../shell/failure.tsx';
import { isListStatus, type ListStatus, lists } from './lists.ts';
import { OrderRow } from './order-row.tsx';

/** Orders by status, the most urgent first. The list shown is in the address, so a reload and the back button keep it. */
export function WorkList() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('status');
  const status = isListStatus(wanted) ? wanted : 'platform_received';
  const { data } = useStaffOrderCounts();
  return (
    <Stack space={5}>
      <Heading level={1}>Work lists</Heading>
      <Switch
        label="List"
        name="status"
        value={status}
        onChange={(value: string) => setSearch({ status: value })}
        options={lists.map((list) => ({
          value: list.status,
          label: data === null ? list.title : `${list.title} ${data.counts[list.status] ?? 0}`,
        }))}
      />
      <OneList key={status} status={status} />
    </Stack>
  );
}

function OneList({ status }: { status: ListStatus }) {
  const { items, hasMore, isLoading, error, loadMore, reload } = useStaffOrders(status);
  const empty = lists.find((list) => list.status === status)?.empty ?? '';
  if (error !== null) {
    return <Failure error={error} retry={reload} />;
  }
  if (isLoading) {
    return <Skeleton shape="text" lines={6} label="Loading the list" />;
  }
  if (items.length === 0) {
    return <EmptyState title="Nothing to do here" text={empty} />;
  }
  return (
    <Stack space={0}>
      {items.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      {hasMore && <Button onClick={() => void loadMore()}>Show more</Button>}
    </Stack>
  );
}
