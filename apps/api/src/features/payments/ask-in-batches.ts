import type { Dependencies } from '../../dependencies.ts';
import { askAboutEach, type Outcome, type Reconciled } from './ask-about-each.ts';

/** Records of one kind that hosted services are asked about. */
export type OpenRecords = {
  /** Asks about the next `limit` records. `isLast`: none are left, or the service hangs. */
  readonly askNext: (limit: number) => Promise<{ readonly counts: Reconciled; readonly isLast: boolean }>;
};

/** Makes the records of a kind from its next batch, none of which comes twice, and the question about one of them. */
export function openRecords<Row extends { readonly id: string }>(
  next: (limit: number) => Promise<readonly Row[]>,
  ask: (row: Row) => Promise<Outcome>,
  dependencies: Pick<Dependencies, 'log'>,
): OpenRecords {
  return {
    askNext: async (limit) => {
      const rows = await next(limit);
      const counts = await askAboutEach(rows, dependencies, ask);
      return { counts, isLast: rows.length < limit || counts.checked < rows.length };
    },
  };
}

const BATCH = 100;
const none: Reconciled = { checked: 0, settled: 0, differs: 0, unanswered: 0 };

/**
 * Asks about all open records, a batch of each kind in turn, so that many of one kind hold up no other, until none is
 * left or `isTimeUp` says so between two batches. Questions follow one another: a service that has just come back is
 * not run over. With one batch a run, more than a thousand lost webhooks took longer than ten minutes.
 */
export async function askInBatches<Kind extends string>(
  kinds: Readonly<Record<Kind, OpenRecords>>,
  isTimeUp: () => boolean,
): Promise<Readonly<Record<Kind, Reconciled>>> {
  const counts = new Map<string, Reconciled>();
  const open = new Map<string, OpenRecords>(Object.entries<OpenRecords>(kinds));
  do {
    for (const [kind, records] of open) {
      const asked = await records.askNext(BATCH);
      counts.set(kind, sum(counts.get(kind) ?? none, asked.counts));
      if (asked.isLast) open.delete(kind);
    }
  } while (open.size > 0 && !isTimeUp());
  return Object.fromEntries(counts) as Record<Kind, Reconciled>;
}

const sum = (one: Reconciled, other: Reconciled): Reconciled => ({
  checked: one.checked + other.checked,
  settled: one.settled + other.settled,
  differs: one.differs + other.differs,
  unanswered: one.unanswered + other.unanswered,
});
