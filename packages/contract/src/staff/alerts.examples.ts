import { alertCauses, causesOf } from '@suki/domain/alerts/alert-causes.table';
import { alertTexts } from '@suki/domain/alerts/alert-texts';
import { DAY_MS } from '@suki/domain/config/durations';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import { buys, price } from '../examples/prices.ts';
import type { alertRoutes, StaffAlert } from './alerts.table.ts';
import { orderSubject } from './subjects.examples.ts';

type Alert = z.output<typeof StaffAlert>;

const said = (event: string) => {
  const { title, next, page: where, action = null } = alertTexts(event);
  const causes = causesOf(event).map((id) => ({ id, label: alertCauses[id] }));
  return { event, title, next, page: where, action, causes };
};

/** Sam's pair has waited a day for its check. */
const alert: Alert = {
  id: ids.alert,
  queue: 'warehouse',
  ...said('E56-sla'),
  subject: { entity: 'order', id: ids.order },
  orderId: ids.order,
  about: orderSubject,
  comparison: null,
  cause: null,
  reason: null,
  dispute: null,
  mended: null,
  createdAt: later(at.received, DAY_MS),
  taken: null,
  handled: null,
  steps: [],
};
/** The gateway's amount of Bea's payment differs from ours, also after a second look. */
const differs: Alert = {
  ...alert,
  queue: 'finance',
  ...said('differs'),
  subject: { entity: 'attempt', id: ids.attempt },
  comparison: {
    at: later(at.received, DAY_MS),
    here: { status: 'SUCCEEDED', amount: buys.total, currency: 'PHP' },
    there: { status: 'SUCCEEDED', amount: price, currency: 'PHP' },
    agrees: false,
  },
};
const note = 'On the bench now';
const ines = { at: later(at.received, DAY_MS), by: ids.ines, byName: 'Ines Cruz' };
const taken = { ...alert, taken: ines, steps: [{ ...ines, act: 'taken' as const }] };

export const alertExamples: ExamplesOf<typeof alertRoutes> = {
  listStaffAlerts: { query: { queue: 'warehouse', state: 'open', limit }, answer: page(alert) },
  countStaffAlerts: { answer: { open: 1, counts: { warehouse: 1, finance: 0, compliance: 0, support: 0 } } },
  takeAlert: { params: { id: ids.alert }, answer: taken },
  releaseAlert: {
    params: { id: ids.alert },
    answer: { ...alert, steps: [...taken.steps, { ...ines, act: 'released' }] },
  },
  recheckAlert: { params: { id: ids.alert }, answer: differs },
  handleAlert: {
    params: { id: ids.alert },
    body: { cause: 'too_much_work', note },
    answer: {
      ...taken,
      mended: null,
      handled: { ...ines, note, cause: { id: 'too_much_work', label: alertCauses.too_much_work } },
      steps: [...taken.steps, { ...ines, act: 'closed' }],
    },
  },
};
