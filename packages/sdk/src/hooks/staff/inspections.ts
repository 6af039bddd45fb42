import type { Command } from '../../command.ts';
import {
  beginInspection,
  failInspection,
  noteDefect,
  passInspection,
  reportTransitDamage,
  takeOverInspection,
} from '../../generated/staff-inspections.ts';
import type {
  FailInspectionBody,
  NoteDefectBody,
  Order,
  OrderId,
  PassInspectionBody,
  ReportTransitDamageBody,
} from '../../generated/suki.schemas.ts';
import { useStaffCommand } from './staff-command.ts';

export const useBeginInspection = (): Command<OrderId, Order> => useStaffCommand((id) => beginInspection(id));

/** Takes an item over that a colleague was inspecting. */
export const useTakeOverInspection = (): Command<OrderId, Order> => useStaffCommand((id) => takeOverInspection(id));

export const usePassInspection = (): Command<{ readonly id: OrderId; readonly report: PassInspectionBody }, Order> =>
  useStaffCommand(({ id, report }) => passInspection(id, report));

/** The item has a small defect: the buyer decides. */
export const useNoteDefect = (): Command<{ readonly id: OrderId; readonly report: NoteDefectBody }, Order> =>
  useStaffCommand(({ id, report }) => noteDefect(id, report));

/** The item fails. The first finding waits for a second inspector, whose agreement closes the order. */
export const useFailInspection = (): Command<{ readonly id: OrderId; readonly report: FailInspectionBody }, Order> =>
  useStaffCommand(({ id, report }) => failInspection(id, report));

export const useReportTransitDamage = (): Command<
  { readonly id: OrderId; readonly report: ReportTransitDamageBody },
  Order
> => useStaffCommand(({ id, report }) => reportTransitDamage(id, report));
