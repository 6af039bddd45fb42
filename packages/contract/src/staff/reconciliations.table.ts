import { z } from 'zod';
import { route } from '../route.ts';
import { Moment, ReconciliationId } from '../shared/brands.ts';
import { pageOf, shelfQuery } from '../shared/lists.ts';

const tag = 'staff-reconciliations';
const audience = 'staff';
const roles = ['finance'] as const;

const Reconciled = z
  .object({
    /** Objects that were compared with the gateway. */
    checked: z.int(),
    /** Objects that the gateway had settled, and that are settled here now. */
    settled: z.int(),
    /** Objects whose two sides disagree; each needs a person. */
    differs: z.int(),
    /** Objects about which the gateway did not answer. */
    unanswered: z.int(),
  })
  .meta({ id: 'Reconciled' });

export const Reconciliation = z
  .object({
    at: Moment,
    payments: Reconciled,
    refunds: Reconciled,
    paymentMethods: Reconciled,
    payouts: Reconciled,
  })
  .meta({ id: 'Reconciliation' });

export const ReconciliationRun = z
  .object({
    id: ReconciliationId,
    /** The night in Manila; null when a person started the run. */
    day: z.iso.date().nullable(),
    begunAt: Moment,
    begunByName: z.string().nullable(),
    /** Null while the run is under way, or when it was given up. */
    finishedAt: Moment.nullable(),
    /** The time at which the run was given up, because the gateway did not answer. */
    failedAt: Moment.nullable(),
    payments: Reconciled,
    refunds: Reconciled,
    payouts: Reconciled,
  })
  .meta({ id: 'ReconciliationRun' });

export const reconciliationRoutes = {
  reconcilePayments: route({
    operationId: 'reconcilePayments',
    method: 'POST',
    path: '/staff/reconcile',
    tag,
    summary:
      'Asks the gateway now about what is still open here, up to a hundred of each kind, and brings its answers in.',
    audience,
    roles,
    actsOn: 'nothing',
    response: Reconciliation,
    errors: [],
  }),
  startReconciliation: route({
    operationId: 'startReconciliation',
    method: 'POST',
    path: '/staff/reconciliation',
    tag,
    summary:
      'Begins the full comparison with the gateway of everything that is open or changed lately, as each night; while one that somebody asked for is under way, that one is answered.',
    audience,
    roles,
    actsOn: 'nothing',
    response: ReconciliationRun,
    errors: [],
  }),
  listReconciliations: route({
    operationId: 'listReconciliations',
    method: 'GET',
    path: '/staff/reconciliation/last',
    tag,
    summary: 'The last full comparisons with the gateway, newest first: how far they came and what they found.',
    audience,
    roles,
    query: z.object(shelfQuery),
    response: pageOf(ReconciliationRun),
    errors: [],
  }),
} as const;
