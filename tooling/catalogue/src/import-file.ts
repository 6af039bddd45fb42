import type { ItemRow } from '@suki/api/item-rows/item-row.types';
import { knownItems } from '@suki/api/item-rows/known-items';
import { ownSlugs, withOwnSlug } from '@suki/api/item-rows/own-slugs';
import { planBatch, type Refusal } from '@suki/api/item-rows/plan-batch';
import { readCharts } from '@suki/api/item-rows/read-charts';
import { readRow } from '@suki/api/item-rows/read-row';
import { writeBatch } from '@suki/api/item-rows/write-batch';
import type { Ids } from '@suki/api/ports/ids';
import { withTransaction } from '@suki/db/tx';
import type { ItemId } from '@suki/domain/ids/id';
import { UnreadableFile } from '@suki/replay/match-columns';
import { readRecords } from '@suki/replay/read-records';
import type { Pool } from 'pg';
import { matchColumns, type Naming, type TextsOf } from './match-columns.ts';
import { openCsv } from './open-csv.ts';

export type ImportOptions = Naming & {
  readonly path: string;
  readonly pool: Pool;
  readonly ids: Ids;
  readonly refuse: (refusal: Refusal) => void;
  /** Called after each batch with the rows so far and the part of the file that was read. */
  readonly tell: (progress: { readonly rows: number; readonly share: number }) => void;
};

export type ImportResult = { readonly taken: number; readonly unchanged: number; readonly refused: number };

/** Rows of one commit: about 4,000 sizes, written well within the limit of a statement. */
const BATCH = 400;

/**
 * Reads a CSV file into the catalogue, batch by batch. Each batch is a transaction, and its rows mean the same items
 * each time: an import that was killed is simply run again, and a second import changes nothing.
 * @throws UnreadableFile when the file or one of its columns is missing.
 */
export async function importFile({ path, pool, ids, refuse, tell, ...naming }: ImportOptions): Promise<ImportResult> {
  const { input, delimiter, share } = await openCsv(path);
  const [charts, slugs] = await Promise.all([readCharts(pool), ownSlugs(pool)]);
  const told = new Set<ItemId>();
  const counts = { taken: 0, unchanged: 0, refused: 0 };
  let textsOf: TextsOf | undefined;
  let batch: ItemRow[] = [];
  let refused: Refusal[] = [];

  const commit = async (): Promise<void> => {
    const plan = await withTransaction(pool, async (tx) => {
      const known = await knownItems(tx, batch, charts);
      const made = planBatch(batch, { known, told, newId: () => ids.next('itm') });
      await writeBatch(tx, made.items, ids);
      return made;
    });
    for (const id of plan.told) told.add(id);
    const refusals = [...refused, ...plan.refusals].toSorted((one, other) => one.line - other.line);
    refusals.forEach(refuse);
    counts.taken += plan.taken;
    counts.unchanged += plan.unchanged;
    counts.refused += refusals.length;
    batch = [];
    refused = [];
    tell({ rows: counts.taken + counts.unchanged + counts.refused, share: share() });
  };

  for await (const record of readRecords({ input, delimiter })) {
    const { line } = record;
    if (!record.ok) {
      refused.push({ line, ok: false, field: 'row', why: 'the line is not CSV' });
    } else if (textsOf === undefined) {
      textsOf = matchColumns(record.fields, naming);
    } else {
      const row = readRow(line, textsOf(record.fields), charts);
      if (row.ok) batch.push(withOwnSlug(row.value, slugs));
      else refused.push({ line, ...row });
    }
    if (batch.length + refused.length === BATCH) await commit();
  }
  if (textsOf === undefined) {
    throw new UnreadableFile(`Expected a header and items in ${path}, but it is empty: give a CSV file.`);
  }
  await commit();
  return counts;
}
