import type { SomeHandlers } from '../../../http/handler.ts';
import { beginInspection } from './begin-inspection.route.ts';
import { cancelForPlatform } from './cancel-for-platform.route.ts';
import { countStaffOrders } from './count-staff-orders.route.ts';
import { failInspection } from './fail-inspection.route.ts';
import { findOrders } from './find-orders.route.ts';
import { getStaffOrder } from './get-staff-order.route.ts';
import { handToCourier } from './hand-to-courier.route.ts';
import { holdOrder } from './hold-order.route.ts';
import { listStaffOrders } from './list-staff-orders.route.ts';
import { noteDefect } from './note-defect.route.ts';
import { passInspection } from './pass-inspection.route.ts';
import { receiveAtWarehouse } from './receive-at-warehouse.route.ts';
import { releaseOrder } from './release-order.route.ts';
import { replaceOutboundNumber } from './replace-outbound-number.route.ts';
import { reportLostItem } from './report-lost-item.route.ts';
import { reportTransitDamage } from './report-transit-damage.route.ts';
import { takeOverInspection } from './take-over-inspection.route.ts';

export const staffOrderHandlers = {
  beginInspection,
  cancelForPlatform,
  countStaffOrders,
  failInspection,
  findOrders,
  getStaffOrder,
  handToCourier,
  holdOrder,
  listStaffOrders,
  noteDefect,
  passInspection,
  receiveAtWarehouse,
  releaseOrder,
  replaceOutboundNumber,
  reportLostItem,
  reportTransitDamage,
  takeOverInspection,
} satisfies SomeHandlers;
