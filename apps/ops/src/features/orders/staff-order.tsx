import { isId, type OrderId } from '@suki/domain/ids/id';
import { useStaffOrder } from '@suki/sdk/hooks/staff';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Skeleton } from '@suki/ui/Skeleton/Skeleton';
import { Failure } from '../../shell/failure.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { OrderSheet } from './order-sheet.tsx';

/** One order at the station: what it is, what to do with it now, what has happened. */
export function StaffOrder({ orderId }: { orderId: string }) {
  if (!isId('ord', orderId)) {
    return (
      <EmptyState
        title="This is not an order number"
        text={`Expected a number like ord_0123456789, got "${orderId}".`}
        action={{ href: '/', label: 'Go to the work lists', link: OpsLink }}
      />
    );
  }
  return <Known orderId={orderId} />;
}

function Known({ orderId }: { orderId: OrderId }) {
  const { data: order, error, reload } = useStaffOrder(orderId);
  if (error !== null) {
    return <Failure error={error} retry={reload} />;
  }
  if (order === null) {
    return <Skeleton shape="text" lines={8} label="Loading the order" />;
  }
  return <OrderSheet order={order} />;
}
