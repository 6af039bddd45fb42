import type { Item as ItemAnswer, Sku as SkuAnswer } from '@suki/contract/catalogue/catalogue.schemas';
import { type Item, itemById, relatedItems, type Sku, sizeTemplateById, skusOfItem } from '@suki/db/queries/catalogue';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { presentItemCard } from './present-item-card.ts';
import { presentSizeTemplate } from './present-size-template.ts';

type Options = { readonly noSub: boolean; readonly sizeTemplateDetail: boolean };

/**
 * Presents one item with its sizes. `noSub` leaves sizes and related items out, `sizeTemplateDetail` adds the rows of
 * the size chart. Undefined when the item does not exist or is unlisted.
 */
export async function presentItem(
  id: Item['id'],
  { noSub, sizeTemplateDetail }: Options,
  { pool, environment }: Pick<Dependencies, 'pool' | 'environment'>,
): Promise<z.output<typeof ItemAnswer> | undefined> {
  const item = await itemById(pool, id);
  if (item === undefined || item.status === 'unlisted') return undefined;
  const [template, skus, related] = await Promise.all([
    sizeTemplateById(pool, item.sizeTemplateId),
    noSub ? [] : skusOfItem(pool, id),
    noSub ? [] : relatedItems(pool, id),
  ]);
  if (template === undefined)
    throw new Error(`Expected item ${id} to have a size template; its foreign key demands one.`);
  const { sizeTemplateId: _reference, description, details, genders, tabs, ...card } = item;
  return {
    ...presentItemCard(card, environment),
    description,
    details: [...details],
    genders: [...genders] as z.output<typeof ItemAnswer>['genders'],
    tabs: [...tabs] as z.output<typeof ItemAnswer>['tabs'],
    sizeTemplate: { ...presentSizeTemplate(template), ...(sizeTemplateDetail ? {} : { rows: [] }) },
    skus: skus.map(presentSku),
    related: related.map((one) => presentItemCard(one, environment)),
  };
}

export function presentSku({ itemId: _item, position: _position, ...sku }: Sku): z.output<typeof SkuAnswer> {
  return sku;
}
