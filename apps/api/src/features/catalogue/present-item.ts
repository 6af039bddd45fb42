import type { Item as ItemAnswer, Sku as SkuAnswer } from '@suki/contract/catalogue/catalogue.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import {
  type Item,
  itemById,
  othersViewed,
  relatedItems,
  type Sku,
  sizeTemplateById,
  skusOfItem,
} from '@suki/db/queries/catalogue';
import { salesOf } from '@suki/db/queries/sales';
import { propertiesOf } from '@suki/domain/catalogue/properties';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { presentItemCard } from './present-item-card.ts';
import { presentSale } from './present-sale.ts';
import { presentSizeTemplate } from './present-size-template.ts';

type Options = { readonly noSub: boolean; readonly sizeTemplateDetail: boolean };

/**
 * Presents one item with its sizes. `noSub` leaves sizes, sales and related items out, `sizeTemplateDetail` adds the
 * rows of the size chart. Undefined when the item does not exist or is unlisted.
 */
export async function presentItem(
  id: Item['id'],
  { noSub, sizeTemplateDetail }: Options,
  { pool, environment }: Pick<Dependencies, 'pool' | 'environment'>,
): Promise<z.output<typeof ItemAnswer> | undefined> {
  const item = await itemById(pool, id);
  if (item === undefined || item.status === 'unlisted') return undefined;
  const [template, skus, related, others, history] = await Promise.all([
    sizeTemplateById(pool, item.sizeTemplateId),
    noSub ? [] : skusOfItem(pool, id),
    noSub ? [] : relatedItems(pool, id),
    noSub ? [] : othersViewed(pool, id),
    noSub ? { items: [] } : salesOf(pool, id, { limit: defaultPageSize }),
  ]);
  if (template === undefined)
    throw new Error(`Expected item ${id} to have a size template; its foreign key demands one.`);
  const { sizeTemplateId: _reference, description, details, genders, tabs, ...card } = item;
  return {
    ...presentItemCard(card, environment),
    description,
    details: [...details],
    properties: propertiesOf(details),
    genders: [...genders] as z.output<typeof ItemAnswer>['genders'],
    tabs: [...tabs] as z.output<typeof ItemAnswer>['tabs'],
    sizeTemplate: { ...presentSizeTemplate(template), ...(sizeTemplateDetail ? {} : { rows: [], chart: [] }) },
    skus: skus.map(presentSku),
    related: related.map((one) => presentItemCard(one, environment)),
    othersViewed: others.map((one) => presentItemCard(one, environment)),
    // No videos or styles are kept yet (ADR 0110).
    relatedVideos: [],
    relatedStyles: [],
    purchaseHistory: history.items.map(presentSale),
  };
}

export function presentSku({ position: _position, ...sku }: Sku): z.output<typeof SkuAnswer> {
  return withSpecificationNames('sku', sku);
}
