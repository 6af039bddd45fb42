import type { Command } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import {
  cancelForPlatform,
  countStaffOrders,
  findOrders,
  getStaffOrder,
  handToCourier,
  holdOrder,
  listStaffOrders,
  receiveAtWarehouse,
  releaseOrder,
  replaceOutboundNumber,
  reportLostItem,
} from '../../generated/staff-orders.ts';
import type {
  CancelForPlatformBody,
  CountStaffOrders200,
  FindOrders200,
  HandToCourierBody,
  ListStaffOrdersStatus,
  Order,
  OrderId,
  OrderSummary,
  ReceiveAtWarehouseBody,
  ReportLostItemBody,
} from '../../generated/suki.schemas.ts';
import { staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';
import { useStaffCommand } from './staff-command.ts';

/** A work list, earliest deadline first: orders of one status without an obstacle, or all orders with an obstacle. */
export function useStaffOrders(list: ListStaffOrdersStatus | 'held_up'): List<OrderSummary> {
  const which = list === 'held_up' ? { heldUp: 'true' as const } : { status: list, heldUp: 'false' as const };
  return useList(staffKeys.orders(list), (lastItemId) =>
    listStaffOrders({ ...which, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Counts the orders of each status without an obstacle, and all orders with an obstacle. */
export function useStaffOrderCounts(): Fetched<CountStaffOrders200> {
  return useFetched(staffKeys.orderCounts(), () => countStaffOrders());
}

/** Finds orders by number, id, parcel, item or person; null fetches nothing. */
export function useFoundOrders(text: string | null): Fetched<FindOrders200> {
  return useFetched(text === null ? null : staffKeys.foundOrders(text), () => findOrders({ text: text ?? '' }));
}

export function useStaffOrder(orderId: OrderId): Fetched<Order> {
  return useFetched(staffKeys.order(orderId), () => getStaffOrder(orderId));
}

/** A parcel was scanned at the door by its tracking number, or its seller brought it and told the order's id. */
export const useReceiveAtWarehouse = (): Command<ReceiveAtWarehouseBody, Order> =>
  useStaffCommand((parcel) => receiveAtWarehouse(parcel));

export const useHandToCourier = (): Command<{ readonly id: OrderId; readonly parcel: HandToCourierBody }, Order> =>
  useStaffCommand(({ id, parcel }) => handToCourier(id, parcel));

/** Corrects the tracking number, until the courier has scanned the parcel. */
export const useReplaceOutboundNumber = (): Command<
  { readonly id: OrderId; readonly parcel: HandToCourierBody },
  Order
> => useStaffCommand(({ id, parcel }) => replaceOutboundNumber(id, parcel));

/** We lost or damaged the item: both sides are paid at our cost, above a sum once a second person has approved. */
export const useReportLostItem = (): Command<{ readonly id: OrderId } & ReportLostItemBody, Order> =>
  useStaffCommand(({ id, reason }) => reportLostItem(id, { reason }));

/** Holds a paid order for a review. */
export const useHoldOrder = (): Command<OrderId, Order> => useStaffCommand((id) => holdOrder(id));

export const useReleaseOrder = (): Command<OrderId, Order> => useStaffCommand((id) => releaseOrder(id));

/** The platform ends an order and names the side at fault. */
export const useCancelForPlatform = (): Command<
  { readonly id: OrderId; readonly verdict: CancelForPlatformBody },
  Order
> => useStaffCommand(({ id, verdict }) => cancelForPlatform(id, verdict));
