import { MINUTE_MS } from '@suki/domain/config/durations';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import type { ReconciliationRun, reconciliationRoutes } from './reconciliations.table.ts';

const nothing = { checked: 0, settled: 0, differs: 0, unanswered: 0 };

const run: z.output<typeof ReconciliationRun> = {
  id: ids.reconciliation,
  day: null,
  begunAt: at.withdrawn,
  begunByName: 'Fe Ramos',
  finishedAt: later(at.withdrawn, MINUTE_MS),
  failedAt: null,
  payments: { checked: 293, settled: 1, differs: 0, unanswered: 0 },
  refunds: { checked: 18, settled: 0, differs: 0, unanswered: 0 },
  payouts: { checked: 32, settled: 0, differs: 0, unanswered: 0 },
};

export const reconciliationExamples: ExamplesOf<typeof reconciliationRoutes> = {
  reconcilePayments: {
    answer: {
      at: at.withdrawn,
      payments: { checked: 3, settled: 1, differs: 0, unanswered: 0 },
      refunds: nothing,
      paymentMethods: nothing,
      payouts: { checked: 1, settled: 0, differs: 0, unanswered: 0 },
    },
  },
  startReconciliation: { answer: { ...run, finishedAt: null, payments: nothing, refunds: nothing, payouts: nothing } },
  listReconciliations: { query: { limit }, answer: page(run) },
};
