import { type Command, useCommand } from '../command.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import {
  beginInspection,
  countStaffOrders,
  failInspection,
  getClock,
  getStaffOrder,
  handToCourier,
  listStaffOrders,
  moveClock,
  noteDefect,
  passInspection,
  receiveAtWarehouse,
  reportTransitDamage,
} from '../generated/staff.ts';
import type {
  Clock,
  CountStaffOrders200,
  FailInspectionBody,
  HandToCourierBody,
  ListStaffOrdersStatus,
  NoteDefectBody,
  Order,
  OrderId,
  OrderSummary,
  PassInspectionBody,
  ReportTransitDamageBody,
} from '../generated/suki.schemas.ts';
import { uploadFile } from '../generated/system.ts';
import { isAbout, keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

/** The work list of one status, oldest deadline first. */
export function useStaffOrders(status: ListStaffOrdersStatus): List<OrderSummary> {
  return useList(keys.staffOrders(status), (lastItemId) =>
    listStaffOrders({ status, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** How many orders stand in each status. */
export function useStaffOrderCounts(): Fetched<CountStaffOrders200> {
  return useFetched(keys.staffOrderCounts(), () => countStaffOrders());
}

/** One order with both sides. */
export function useStaffOrder(orderId: OrderId): Fetched<Order> {
  return useFetched(keys.staffOrder(orderId), () => getStaffOrder(orderId));
}

function useStaffCommand<Input>(perform: (input: Input) => Promise<Order>): Command<Input, Order> {
  return useCommand(async (input, mutate) => {
    const order = await perform(input);
    await mutate(keys.staffOrder(order.id), order, { revalidate: false });
    void mutate(isAbout('order'));
    return order;
  });
}

/** A parcel was scanned at the door: its tracking number or the order's id. */
export const useReceiveAtWarehouse = (): Command<string, Order> =>
  useStaffCommand((code) => receiveAtWarehouse({ code }));

/** An inspector takes the pair. */
export const useBeginInspection = (): Command<OrderId, Order> => useStaffCommand((id) => beginInspection(id));

/** The pair passed. */
export const usePassInspection = (): Command<{ readonly id: OrderId; readonly report: PassInspectionBody }, Order> =>
  useStaffCommand(({ id, report }) => passInspection(id, report));

/** The pair has a small defect: the buyer decides. */
export const useNoteDefect = (): Command<{ readonly id: OrderId; readonly report: NoteDefectBody }, Order> =>
  useStaffCommand(({ id, report }) => noteDefect(id, report));

/** The pair fails: kept for a second inspector, or closed by one. */
export const useFailInspection = (): Command<{ readonly id: OrderId; readonly report: FailInspectionBody }, Order> =>
  useStaffCommand(({ id, report }) => failInspection(id, report));

/** The courier damaged the pair on its way to us. */
export const useReportTransitDamage = (): Command<
  { readonly id: OrderId; readonly report: ReportTransitDamageBody },
  Order
> => useStaffCommand(({ id, report }) => reportTransitDamage(id, report));

/** The parcel was handed to the courier. */
export const useHandToCourier = (): Command<{ readonly id: OrderId; readonly parcel: HandToCourierBody }, Order> =>
  useStaffCommand(({ id, parcel }) => handToCourier(id, parcel));

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
