import { type CatalogueAct, noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { type DeskItem, writeDeskItems } from '@suki/db/queries/catalogue-desk';
import { refreshSearchDocuments } from '@suki/db/queries/search-documents';
import type { Tx } from '@suki/db/tx';
import { differenceOf } from '@suki/domain/catalogue/catalogue-changes';
import { factsOfItem } from './facts-of-item.ts';

export type ItemEdit = { readonly before: DeskItem; readonly after: DeskItem };

/**
 * Writes those items whose facts differ, a line of the history for each, and what search knows of them; returns their
 * number. An edit that changes nothing leaves no trace.
 */
export async function saveItems(tx: Tx, edits: readonly ItemEdit[], act: CatalogueAct): Promise<number> {
  const changed = edits.flatMap(({ before, after }) => {
    const difference = differenceOf(factsOfItem(before), factsOfItem(after));
    return difference === null ? [] : [{ after, difference }];
  });
  if (changed.length === 0) return 0;
  await writeDeskItems(
    tx,
    changed.map(({ after }) => after),
  );
  await noteCatalogueChanges(
    tx,
    changed.map(({ after, difference }) => ({ subject: 'item', subjectId: after.id, ...difference })),
    act,
  );
  await refreshSearchDocuments(
    tx,
    changed.map(({ after }) => after.id),
  );
  return changed.length;
}
