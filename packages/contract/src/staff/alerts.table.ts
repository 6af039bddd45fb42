import { alertActions, alertPages } from '@suki/domain/alerts/alert-events';
import { ALERT_NOTE_LENGTH_MAX, staffQueues } from '@suki/domain/alerts/staff-queues';
import { z } from 'zod';
import { route } from '../route.ts';
import { AlertId, Centavos, Moment, OrderId, UserId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';
import { staffNote } from '../shared/text.ts';

const tag = 'staff-alerts';
const audience = 'staff';
const roles = ['warehouse', 'inspector', 'support', 'finance'] as const;

/** Whether somebody has handled it. */
export const alertStates = ['open', 'handled'] as const;

/** What an alert can be about. `dispute`: of a bank, by the gateway's own id; `reconciliation`: a comparison with the gateway. */
export const alertEntities = [
  'ask',
  'bid',
  'order',
  'deposit',
  'stock',
  'return',
  'claim',
  'attempt',
  'refund',
  'payout',
  'dispute',
  'reconciliation',
] as const;

const MoneyFacts = z
  .object({
    /** Each side's own word. */
    status: z.string(),
    amount: Centavos,
    currency: z.string(),
  })
  .meta({ id: 'MoneyFacts' });

export const StaffAlert = z
  .object({
    id: AlertId,
    queue: z.enum(staffQueues),
    /** The row of the life cycle that raised it, or what the gateway said. */
    event: z.string(),
    subject: z.object({ entity: z.enum(alertEntities), id: z.string() }),
    /** The order that it belongs to; the newest, where an ask had several. */
    orderId: OrderId.nullable(),
    /** What happened, in one line. */
    title: z.string(),
    /** What to do now. */
    next: z.string(),
    /** Where in the console that is done; null: away from it. */
    page: z.enum(alertPages).nullable(),
    /** What its button does; null: nothing that one press settles. */
    action: z.enum(alertActions).nullable(),
    /** Our books beside the gateway's, when they were compared last; a side that does not know it is null. */
    comparison: z
      .object({ at: Moment, here: MoneyFacts.nullable(), there: MoneyFacts.nullable(), agrees: z.boolean() })
      .nullable(),
    /** Why a deadline could not be carried out. */
    cause: z.string().nullable(),
    /** Since when. */
    createdAt: Moment,
    handled: z
      .object({ at: Moment, by: UserId, byName: z.string().nullable(), note: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'StaffAlert' });

export const alertRoutes = {
  listStaffAlerts: route({
    operationId: 'listStaffAlerts',
    method: 'GET',
    path: '/staff/alert/list',
    tag,
    summary:
      'What the staff have to look at, open (the default) or handled, in one queue or in all of the caller’s; newest first.',
    audience,
    roles,
    query: z.object({
      ...listQuery,
      queue: z.enum(staffQueues).optional(),
      state: z.enum(alertStates).optional(),
    }),
    response: pageOf(StaffAlert),
    errors: [],
  }),
  countStaffAlerts: route({
    operationId: 'countStaffAlerts',
    method: 'GET',
    path: '/staff/alert/counts',
    tag,
    summary: 'How many alerts are open in each queue of the caller.',
    audience,
    roles,
    response: z.object({ open: z.int(), counts: z.partialRecord(z.enum(staffQueues), z.int()) }),
    errors: [],
  }),
  recheckAlert: route({
    operationId: 'recheckAlert',
    method: 'PUT',
    path: '/staff/alert/{id}/recheck',
    tag,
    summary:
      'Asks the gateway again about what an alert is about, brings in what it knows better, and shows both sides. The alert stays until somebody handles it.',
    audience,
    roles: ['finance'],
    actsOn: 'alert',
    params: z.object({ id: AlertId }),
    response: StaffAlert,
    errors: ['ALERT_NOT_FOUND', 'NOT_ALLOWED_NOW'],
  }),
  handleAlert: route({
    operationId: 'handleAlert',
    method: 'PUT',
    path: '/staff/alert/{id}/handle',
    tag,
    summary:
      'Marks an alert as handled, by whom and when, with a note for the others. Handled already, it stays as the first one left it.',
    audience,
    roles,
    actsOn: 'alert',
    params: z.object({ id: AlertId }),
    body: z.object({ note: staffNote(ALERT_NOTE_LENGTH_MAX).optional() }),
    response: StaffAlert,
    errors: ['ALERT_NOT_FOUND'],
  }),
} as const;
