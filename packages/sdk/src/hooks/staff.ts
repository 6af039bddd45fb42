import { type Command, useCommand } from '../command.ts';
import { isSukiError } from '../errors.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import {
  beginInspection,
  cancelForPlatform,
  countStaffOrders,
  failInspection,
  getClock,
  getStaffOrder,
  handToCourier,
  holdOrder,
  listMessagePreviews,
  listStaffOrders,
  listStaffPayouts,
  listStaffRefunds,
  moveClock,
  noteDefect,
  passInspection,
  receiveAtWarehouse,
  reconcilePayments,
  releaseOrder,
  replaceOutboundNumber,
  reportLostItem,
  reportTransitDamage,
  retryPayout,
  retryRefund,
  reviewPayout,
  storeCheckedPair,
} from '../generated/staff.ts';
import type {
  Ask,
  CancelForPlatformBody,
  Clock,
  CountStaffOrders200,
  FailInspectionBody,
  HandToCourierBody,
  ListMessagePreviews200,
  ListStaffOrdersStatus,
  ListStaffPayoutsList,
  ListStaffRefundsStatus,
  NoteDefectBody,
  Order,
  OrderId,
  OrderSummary,
  PassInspectionBody,
  PayoutId,
  Reconciliation,
  RefundId,
  ReportTransitDamageBody,
  ReviewPayoutBody,
  StaffPayout,
  StaffRefund,
  StoreCheckedPairBody,
} from '../generated/suki.schemas.ts';
import { uploadFile } from '../generated/system.ts';
import { withIntent } from '../intents.ts';
import { isAbout, keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

/** A work list: what goes on in a status, or what something stands in the way of in any. Oldest deadline first. */
export function useStaffOrders(list: ListStaffOrdersStatus | 'held_up'): List<OrderSummary> {
  const which = list === 'held_up' ? { heldUp: 'true' as const } : { status: list, heldUp: 'false' as const };
  return useList(keys.staffOrders(list), (lastItemId) =>
    listStaffOrders({ ...which, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** How many orders go on in each status, and how many are held up. */
export function useStaffOrderCounts(): Fetched<CountStaffOrders200> {
  return useFetched(keys.staffOrderCounts(), () => countStaffOrders());
}

/** One order with both sides. */
export function useStaffOrder(orderId: OrderId): Fetched<Order> {
  return useFetched(keys.staffOrder(orderId), () => getStaffOrder(orderId));
}

function useStaffCommand<Input>(perform: (input: Input) => Promise<Order>): Command<Input, Order> {
  return useCommand(async (input, mutate) => {
    const order = await perform(input).catch((error: unknown) => {
      // Whoever is refused for the status has a page that is behind.
      if (isSukiError(error, 'NOT_ALLOWED_NOW')) void mutate(isAbout('order'));
      throw error;
    });
    await mutate(keys.staffOrder(order.id), order, { revalidate: false });
    void mutate(isAbout('order'));
    return order;
  });
}

/** A parcel was scanned at the door: its tracking number or the order's id. */
export const useReceiveAtWarehouse = (): Command<string, Order> =>
  useStaffCommand((code) => receiveAtWarehouse({ code }));

/** An inspector takes the item. */
export const useBeginInspection = (): Command<OrderId, Order> => useStaffCommand((id) => beginInspection(id));

/** The item passed. */
export const usePassInspection = (): Command<{ readonly id: OrderId; readonly report: PassInspectionBody }, Order> =>
  useStaffCommand(({ id, report }) => passInspection(id, report));

/** The item has a small defect: the buyer decides. */
export const useNoteDefect = (): Command<{ readonly id: OrderId; readonly report: NoteDefectBody }, Order> =>
  useStaffCommand(({ id, report }) => noteDefect(id, report));

/** The item fails: kept for a second inspector, or closed by one. */
export const useFailInspection = (): Command<{ readonly id: OrderId; readonly report: FailInspectionBody }, Order> =>
  useStaffCommand(({ id, report }) => failInspection(id, report));

/** The courier damaged the item on its way to us. */
export const useReportTransitDamage = (): Command<
  { readonly id: OrderId; readonly report: ReportTransitDamageBody },
  Order
> => useStaffCommand(({ id, report }) => reportTransitDamage(id, report));

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

/** Refunds through the gateway in one status, newest first. */
export function useStaffRefunds(status: ListStaffRefundsStatus): List<StaffRefund> {
  return useList(keys.staffRefunds(status), (lastItemId) =>
    listStaffRefunds({ status, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Sends a refund again that the gateway has not taken. */
export function useRetryRefund(): Command<RefundId, StaffRefund> {
  return useCommand(async (refundId, mutate) => {
    const refund = await retryRefund(refundId);
    void mutate(isAbout('staff-refund'));
    return refund;
  });
}

/** Payouts that wait for somebody to decide, or those in one status; newest first. */
export function useStaffPayouts(list: ListStaffPayoutsList): List<StaffPayout> {
  return useList(keys.staffPayouts(list), (lastItemId) =>
    listStaffPayouts({ list, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Sends a payout again that the gateway has not taken. Somebody or something may have been quicker: the lists are read again in any case. */
export function useRetryPayout(): Command<PayoutId, StaffPayout> {
  return useCommand(async (payoutId, mutate) => {
    try {
      return await retryPayout(payoutId);
    } finally {
      void mutate(isAbout('staff-payout'));
    }
  });
}

/** Decides about a held payout. A refusal may mean that the gateway has paid it meanwhile: the lists are read again in any case. */
export function useReviewPayout(): Command<{ readonly id: PayoutId } & ReviewPayoutBody, StaffPayout> {
  return useCommand(async ({ id, outcome }, mutate) => {
    try {
      return await reviewPayout(id, { outcome });
    } finally {
      void mutate(isAbout('staff-payout'));
    }
  });
}

/** Asks the gateway now about everything that is still open. */
export function useReconcilePayments(): Command<void, Reconciliation> {
  return useCommand(async (_nothing, mutate) => {
    const result = await reconcilePayments();
    void mutate(isAbout('staff-refund', 'staff-payout', 'order'));
    return result;
  });
}

/** A checked item is stored and listed in the flash lane for its seller; one item per intent. */
export function useStoreCheckedPair(): Command<StoreCheckedPairBody, Ask> {
  return useCommand(async (pair, mutate) => {
    const ask = await withIntent('storeCheckedPair', pair, (idempotencyKey) =>
      storeCheckedPair(pair, { idempotencyKey }),
    );
    void mutate(isAbout('book'));
    return ask;
  });
}

/** Every message that Suki sends, with example values. */
export function useMessagePreviews(): Fetched<ListMessagePreviews200> {
  return useFetched(keys.messagePreviews(), () => listMessagePreviews());
}

/** Stores a picture; it is re-encoded and its metadata is dropped. */
export function useUploadFile() {
  return useCommand((file: Blob) => uploadFile({ file }));
}

/** The time that all processes agree on. */
export function useClock(): Fetched<Clock> {
  return useFetched(keys.clock(), () => getClock());
}

/** Moves the clock of a development system. */
export function useMoveClock(): Command<number, Clock> {
  return useCommand(async (offsetMs, mutate) => {
    const clock = await moveClock({ offsetMs });
    await mutate(keys.clock(), clock, { revalidate: false });
    return clock;
  });
}
