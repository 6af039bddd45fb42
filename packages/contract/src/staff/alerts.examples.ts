import { alertWords } from '@suki/domain/alerts/alert-words';
import { DAY_MS } from '@suki/domain/config/durations';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import type { alertRoutes, StaffAlert } from './alerts.table.ts';

const event = 'E56-sla';
/** Sam's pair has waited a day for its check. */
const alert: z.output<typeof StaffAlert> = {
  id: ids.alert,
  queue: 'warehouse',
  event,
  subject: { entity: 'order', id: ids.order },
  orderId: ids.order,
  ...alertWords(event),
  createdAt: later(at.received, DAY_MS),
  handled: null,
};
const note = 'On the bench now';

export const alertExamples: ExamplesOf<typeof alertRoutes> = {
  listStaffAlerts: { query: { queue: 'warehouse', state: 'open', limit }, answer: page(alert) },
  countStaffAlerts: { answer: { open: 1, counts: { warehouse: 1, finance: 0, compliance: 0, support: 0 } } },
  handleAlert: {
    params: { id: ids.alert },
    body: { note },
    answer: { ...alert, handled: { at: later(at.received, DAY_MS), by: ids.ines, byName: 'Ines Cruz', note } },
  },
};
