import type { Attempt } from '@suki/db/queries/attempts';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import type { Payout } from '@suki/db/queries/payouts';
import type { RunResult } from '@suki/db/queries/reconciliation-runs';
import { attemptsToCompare, type Page, payoutsToCompare, refundsToCompare } from '@suki/db/queries/reconciliations';
import type { Refund } from '@suki/db/queries/refunds';
import { fullReconciliation } from '@suki/domain/config/reconciliation';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import type { Outcome } from './ask-about-each.ts';
import { type Compared, compareAttempt, comparePayout, compareRefund } from './compare-with-gateway.ts';

const PAGE = 100;
const nothing = { checked: 0, settled: 0, differs: 0, unanswered: 0 };

/** Called after each page with the counts so far. */
export type Progress = (soFar: RunResult) => Promise<void>;

/**
 * Compares every payment, refund and payout that is open or changed lately with the gateway, brings in the gateway's
 * newer facts, and alerts finance about each row that still differs. Every row is checked and counted; a row without an
 * answer stops no other row.
 * @throws Error when the gateway hangs, or has answered nothing about one of the three kinds: the job comes again.
 */
export async function reconcileFully(dependencies: Dependencies, progress: Progress): Promise<RunResult> {
  const { pool, clock } = dependencies;
  const since = new Date(clock.now().getTime() - fullReconciliation.recentMs);
  let result: RunResult = { payments: nothing, refunds: nothing, payouts: nothing };
  const noted =
    (kind: keyof RunResult): NotePage =>
    async (counts) => {
      result = { ...result, [kind]: counts };
      await progress(result);
    };
  const work = { since, dependencies };
  await compareAll<Attempt>('attempt', work, noted('payments'), {
    page: (page) => attemptsToCompare(pool, page),
    compare: compareAttempt,
  });
  await compareAll<Refund>('refund', work, noted('refunds'), {
    page: (page) => refundsToCompare(pool, page),
    compare: compareRefund,
  });
  await compareAll<Payout>('payout', work, noted('payouts'), {
    page: (page) => payoutsToCompare(pool, page),
    compare: comparePayout,
  });
  for (const [kind, { checked, unanswered }] of Object.entries(result)) {
    if (checked > 0 && checked === unanswered) {
      throw new Error(`The gateway answered none of ${checked} questions about ${kind}; the comparison comes again.`);
    }
  }
  return result;
}

type Entity = 'attempt' | 'refund' | 'payout';
type Work = { readonly since: Date; readonly dependencies: Dependencies };
type NotePage = (counts: RunResult['payments']) => Promise<void>;

type Comparison<Row extends { readonly id: string }> = {
  readonly page: (page: Page<Row['id']>) => Promise<readonly Row[]>;
  readonly compare: (row: Row, dependencies: Dependencies) => Promise<Compared>;
};

/** @throws GatewayError when the gateway hangs. */
async function compareAll<Row extends { readonly id: string }>(
  entity: Entity,
  { since, dependencies }: Work,
  note: NotePage,
  { page, compare }: Comparison<Row>,
): Promise<void> {
  const counts = { ...nothing };
  const silence = { inARow: 0 };
  let below: Row['id'] | null = null;
  for (;;) {
    const rows: readonly Row[] = await page({ since, below, limit: PAGE });
    for (const row of rows) {
      const outcome = await outcomeOf({ entity, id: row.id }, () => compare(row, dependencies), dependencies, silence);
      counts.checked += 1;
      if (outcome !== 'open') counts[outcome] += 1;
    }
    await note({ ...counts });
    below = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) return;
  }
}

/** A row that cannot be compared must not stop the others. */
async function outcomeOf(
  subject: { readonly entity: Entity; readonly id: string },
  compare: () => Promise<Compared>,
  { pool, clock, log }: Dependencies,
  silence: { inARow: number },
): Promise<Outcome | 'unanswered'> {
  try {
    const { outcome, comparison } = await compare();
    silence.inARow = 0;
    if (outcome !== 'differs') return outcome;
    const details = comparison === null ? undefined : { comparison };
    const isNew = await raiseMoneyAlert(pool, { ...subject, event: 'differs', details }, clock.now());
    if (isNew) log.error({ ...subject, comparison }, 'The gateway and our row differ.');
    return outcome;
  } catch (err) {
    log.warn({ err, ...subject }, 'Could not be compared with the gateway now.');
    if (!(err instanceof GatewayError)) {
      await raiseMoneyAlert(pool, { ...subject, event: 'differs' }, clock.now());
      return 'differs';
    }
    silence.inARow = err.isSilence ? silence.inARow + 1 : 0;
    if (silence.inARow >= fullReconciliation.silencesMax) throw err;
    return 'unanswered';
  }
}
