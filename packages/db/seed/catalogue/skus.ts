import type { CatalogueItem, CatalogueSizeTemplate, CatalogueSku } from './catalogue.types.ts';

/**
 * Returns one SKU for each size in which an item is offered, in the order of the size chart. Ids are made of the item's
 * number and the row of the chart, so a size that is added later does not move the others.
 * @throws RangeError when an item names a template or a size that does not exist.
 */
export function catalogueSkusOf(item: CatalogueItem, templates: readonly CatalogueSizeTemplate[]): CatalogueSku[] {
  const template = templates.find((candidate) => candidate.id === item.sizeTemplateId);
  if (template === undefined) {
    throw new RangeError(
      `Expected a size template with the id ${item.sizeTemplateId} (${item.name}); add it or correct the item.`,
    );
  }
  return item.sizes.map((size, position) => {
    const rowIndex = template.rows.findIndex((row) => row[template.baseSystem] === size);
    const row = template.rows[rowIndex];
    if (row === undefined) {
      throw new RangeError(
        `Expected the size ${size} of ${item.name} in the template "${template.name}"; add the row or correct the item.`,
      );
    }
    const itemNumber = item.id.slice(-4);
    return {
      id: `sku_01jd00000000000000${itemNumber}${String(rowIndex + 1).padStart(4, '0')}`,
      itemId: item.id,
      position,
      sizes: row,
    };
  });
}
