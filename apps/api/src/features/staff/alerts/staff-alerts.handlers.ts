import type { SomeHandlers } from '../../../http/handler.ts';
import { countStaffAlerts } from './count-staff-alerts.route.ts';
import { handleAlert } from './handle-alert.route.ts';
import { listStaffAlerts } from './list-staff-alerts.route.ts';
import { recheckAlert } from './recheck-alert.route.ts';
import { releaseAlert } from './release-alert.route.ts';
import { takeAlert } from './take-alert.route.ts';

export const staffAlertHandlers = {
  countStaffAlerts,
  handleAlert,
  listStaffAlerts,
  recheckAlert,
  releaseAlert,
  takeAlert,
} satisfies SomeHandlers;
