import { alertCauseIds } from '@suki/domain/alerts/alert-causes.table';
import { alertActions, alertPages } from '@suki/domain/alerts/alert-events';
import { ALERT_NOTE_LENGTH_MAX, staffQueues } from '@suki/domain/alerts/staff-queues';
import { z } from 'zod';
import { route } from '../route.ts';
import { AlertId, Centavos, Moment, OrderId, UserId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';
import { staffNote } from '../shared/text.ts';
import { StaffSubject } from './subjects.schemas.ts';

const tag = 'staff-alerts';
const audience = 'staff';
const roles = ['warehouse', 'inspector', 'support', 'finance'] as const;

export const alertStates = ['open', 'handled'] as const;

/**
 * The subjects of alerts. A `dispute` has the gateway's id; a `reconciliation` is a comparison with the gateway; the id
 * of `code_budget` is a date.
 */
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
  'code_budget',
] as const;

const MoneyFacts = z
  .object({
    /** The status in the words of that side. */
    status: z.string(),
    amount: Centavos,
    currency: z.string(),
  })
  .meta({ id: 'MoneyFacts' });

const AlertCause = z.object({ id: z.enum(alertCauseIds), label: z.string() }).meta({ id: 'AlertCause' });
const alertActs = ['taken', 'released', 'closed'] as const;
const By = { at: Moment, by: UserId, byName: z.string().nullable() };

export const StaffAlert = z
  .object({
    id: AlertId,
    queue: z.enum(staffQueues),
    /** The row of the life cycle that raised the alert, or a word of the gateway. */
    event: z.string(),
    subject: z.object({ entity: z.enum(alertEntities), id: z.string() }),
    /** The order of the subject; the newest one of an ask that had several. */
    orderId: OrderId.nullable(),
    /** The subject in words; null for a subject without order, item or person. */
    about: StaffSubject.nullable(),
    title: z.string(),
    next: z.string(),
    /** The page of the console for that; null when the work is elsewhere. */
    page: z.enum(alertPages).nullable(),
    /** The action of its button; null when no single press settles the alert. */
    action: z.enum(alertActions).nullable(),
    /** The last comparison of our books with the gateway's; null for a side without the object. */
    comparison: z
      .object({ at: Moment, here: MoneyFacts.nullable(), there: MoneyFacts.nullable(), agrees: z.boolean() })
      .nullable(),
    /** The reason of a refused deadline. */
    cause: z.string().nullable(),
    /** Why an employee asks for a second person. */
    reason: z.string().nullable(),
    /** The bank's dispute that the alert is about; `answerBy` is the bank's deadline, null when it names none. */
    dispute: z.object({ id: z.string(), amount: Centavos, answerBy: Moment.nullable() }).nullable(),
    /** How the cause of an open alert went away, in a sentence; null while it lasts, or when only a person knows. */
    mended: z.string().nullable(),
    /** The causes that this alert can be closed with. */
    causes: z.array(AlertCause),
    createdAt: Moment,
    /** Who has the alert; null while nobody has taken it. */
    taken: z.object(By).nullable(),
    /** Null for an open alert; the cause is null where the product itself closed it. */
    handled: z.object({ ...By, note: z.string().nullable(), cause: AlertCause.nullable() }).nullable(),
    /** Who took it, gave it back and closed it, the oldest first. */
    steps: z.array(z.object({ ...By, act: z.enum(alertActs) })),
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
  takeAlert: route({
    operationId: 'takeAlert',
    method: 'PUT',
    path: '/staff/alert/{id}/take',
    tag,
    summary:
      'The caller has the alert now. When a colleague has it already, it stays theirs, and the answer says whose.',
    audience,
    roles,
    actsOn: 'alert',
    params: z.object({ id: AlertId }),
    response: StaffAlert,
    errors: ['ALERT_NOT_FOUND'],
  }),
  releaseAlert: route({
    operationId: 'releaseAlert',
    method: 'PUT',
    path: '/staff/alert/{id}/release',
    tag,
    summary:
      'Gives an alert back to its queue, also one that a colleague has, who may be away; the history names who did.',
    audience,
    roles,
    actsOn: 'alert',
    params: z.object({ id: AlertId }),
    response: StaffAlert,
    errors: ['ALERT_NOT_FOUND'],
  }),
  handleAlert: route({
    operationId: 'handleAlert',
    method: 'PUT',
    path: '/staff/alert/{id}/handle',
    tag,
    summary:
      'Closes an alert with its cause, one of those that it names, and a note for the others, which the cause `other` needs. Closed already, it stays as the first one left it.',
    audience,
    roles,
    actsOn: 'alert',
    params: z.object({ id: AlertId }),
    body: z.object({ cause: z.enum(alertCauseIds), note: staffNote(ALERT_NOTE_LENGTH_MAX).optional() }),
    response: StaffAlert,
    errors: ['ALERT_NOT_FOUND'],
  }),
} as const;
