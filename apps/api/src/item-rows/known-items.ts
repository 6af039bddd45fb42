import { itemsOfRows } from '@suki/db/queries/item-rows';
import type { Tx } from '@suki/db/tx';
import type { ItemRow } from './item-row.types.ts';
import { bareCode, type KnownItem } from './plan-batch.ts';
import type { SizeCharts } from './size-templates.ts';

/** Returns the new goods of the catalogue that rows may mean, with their size charts, oldest first. */
export async function knownItems(
  tx: Tx,
  rows: readonly ItemRow[],
  { byId }: SizeCharts,
): Promise<readonly KnownItem[]> {
  const found = await itemsOfRows(
    tx,
    rows.map(({ brand, styleCode, name, colourway }) => ({
      brand: brand.slug,
      code: bareCode(styleCode),
      name,
      colourway,
    })),
  );
  return found.map(({ templateId, ...item }) => {
    const template = byId.get(templateId);
    if (template === undefined) throw new RangeError(`Expected the size template ${templateId} of ${item.id}.`);
    return { ...item, template };
  });
}
