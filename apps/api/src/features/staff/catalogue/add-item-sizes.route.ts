import { noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { addDeskSizes, deskSizes, sizeChartOf, writeDeskItems } from '@suki/db/queries/catalogue-desk';
import { refreshSearchDocuments } from '@suki/db/queries/search-documents';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { lockSeenItem } from './lock-seen-item.ts';
import { knownCatalogueItem } from './present-catalogue-item.ts';

/** `POST /staff/catalogue/item/{id}/sizes`. All sizes of the item take the places of the chart. */
export const addItemSizes: Handler<'addItemSizes'> = async (call, dependencies) => {
  const { params, body, caller, refuse } = call;
  const { pool, clock, ids } = dependencies;
  await withTransaction(pool, async (tx) => {
    const item = await lockSeenItem(tx, call);
    const { baseSystem, rows } = await sizeChartOf(tx, item.id);
    const labelOf = (sizes: Readonly<Record<string, string>>): string => sizes[baseSystem] ?? '';
    const before = (await deskSizes(tx, item.id)).map(({ sizes }) => labelOf(sizes));
    const added = [...new Set(body.lines)].map((line) => {
      const sizes = rows[line];
      if (sizes === undefined) throw refuse('SKU_NOT_FOUND');
      return { id: ids.next('sku'), line, sizes };
    });
    const missing = added.filter(({ sizes }) => !before.includes(labelOf(sizes)));
    if (missing.length === 0) return;
    await addDeskSizes(tx, item.id, { sizes: missing, order: rows.map(labelOf), baseSystem });
    await writeDeskItems(tx, [item]);
    const after = (await deskSizes(tx, item.id)).map(({ sizes }) => labelOf(sizes));
    await noteCatalogueChanges(
      tx,
      [
        {
          subject: 'item',
          subjectId: item.id,
          before: { sizes: before.join(', ') },
          after: { sizes: after.join(', ') },
        },
      ],
      { byId: caller.userId, at: clock.now(), reason: null },
    );
    await refreshSearchDocuments(tx, [item.id]);
  });
  return await knownCatalogueItem(params.id, dependencies);
};
