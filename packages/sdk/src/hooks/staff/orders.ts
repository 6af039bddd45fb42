import type { Command } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import {
  cancelForPlatform,
  countStaffOrders,
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
  HandToCourierBody,
  ListStaffOrdersStatus,
  Order,
  OrderId,
  OrderSummary,
} from '../../generated/suki.schemas.ts';
import { staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';
import { useStaffCommand } from './staff-command.ts';

/** A work list: what goes on in a status, or what something stands in the way of in any. Oldest deadline first. */
export function useStaffOrders(list: ListStaffOrdersStatus | 'held_up'): List<OrderSummary> {
  const which = list === 'held_up' ? { heldUp: 'true' as const } : { status: list, heldUp: 'false' as const };
  return useList(staffKeys.orders(list), (lastItemId) =>
    listStaffOrders({ ...which, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** How many orders go on in each status, and how many are held up. */
export function useStaffOrderCounts(): Fetched<CountStaffOrders200> {
  return useFetched(staffKeys.orderCounts(), () => countStaffOrders());
}

/** One order with both sides. */
export function useStaffOrder(orderId: OrderId): Fetched<Order> {
  return useFetched(staffKeys.order(orderId), () => getStaffOrder(orderId));
}

/** A parcel was scanned at the door: its tracking number or the order's id. */
export const useReceiveAtWarehouse = (): Command<string, Order> =>
  useStaffCommand((code) => receiveAtWarehouse({ code }));

/** The parcel was handed to the courier. */
export const useHandToCourier = (): Command<{ readonly id: OrderId; readonly parcel: HandToCourierBody }, Order> =>
  useStaffCommand(({ id, parcel }) => handToCourier(id, parcel));

/** The parcel has another number: until the courier has seen it. */
export const useReplaceOutboundNumber = (): Command<
  { readonly id: OrderId; readonly parcel: HandToCourierBody },
  Order
> => useStaffCommand(({ id, parcel }) => replaceOutboundNumber(id, parcel));

/** We lost or damaged the item: both sides are paid at our cost. */
export const useReportLostItem = (): Command<OrderId, Order> => useStaffCommand((id) => reportLostItem(id));

/** A paid order stands still for a look at it. */
export const useHoldOrder = (): Command<OrderId, Order> => useStaffCommand((id) => holdOrder(id));

/** It goes on. */
export const useReleaseOrder = (): Command<OrderId, Order> => useStaffCommand((id) => releaseOrder(id));

/** The platform ends an order and names the side at fault. */
export const useCancelForPlatform = (): Command<
  { readonly id: OrderId; readonly verdict: CancelForPlatformBody },
  Order
> => useStaffCommand(({ id, verdict }) => cancelForPlatform(id, verdict));
