import type { CatalogueItem, CatalogueRow } from '@suki/contract/staff/catalogue.schemas';
import { type ItemCard, itemById, sizeTemplateById } from '@suki/db/queries/catalogue';
import { catalogueChangesOf } from '@suki/db/queries/catalogue-changes';
import { deskCounts, deskSizes } from '@suki/db/queries/catalogue-desk';
import type { ItemId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { presentItemCard } from '../../catalogue/present-item-card.ts';
import { fileUrl } from '../../files/file-url.ts';
import { presentCatalogueChange } from './present-change.ts';

type Needs = Pick<Dependencies, 'pool' | 'environment'>;

export function presentCatalogueRow(
  card: ItemCard,
  version: number,
  { environment }: Pick<Needs, 'environment'>,
): z.output<typeof CatalogueRow> {
  return { ...presentItemCard(card, environment), version };
}

/** One item as the desk sees it, in any status; undefined when there is none. */
export async function presentCatalogueItem(
  id: ItemId,
  { pool, environment }: Needs,
): Promise<z.output<typeof CatalogueItem> | undefined> {
  const [item, counts] = await Promise.all([itemById(pool, id), deskCounts(pool, id)]);
  if (item === undefined || counts === undefined) return undefined;
  const [template, sizes, history] = await Promise.all([
    sizeTemplateById(pool, item.sizeTemplateId),
    deskSizes(pool, id),
    catalogueChangesOf(pool, 'item', id),
  ]);
  const { sizeTemplateId, description, details: _details, genders, tabs: _tabs, ...card } = item;
  return {
    ...presentCatalogueRow(card, counts.version, { environment }),
    description,
    genders: [...genders] as z.output<typeof CatalogueItem>['genders'],
    sizeTemplate: { id: sizeTemplateId, name: template?.name ?? '' },
    sizes: sizes as z.output<typeof CatalogueItem>['sizes'],
    photos: card.photos.map((fileId) => ({ fileId, url: fileUrl(environment, fileId) })),
    openAsks: sizes.reduce((sum, { askCount }) => sum + askCount, 0),
    openBids: sizes.reduce((sum, { bidCount }) => sum + bidCount, 0),
    openOrders: counts.openOrders,
    history: history.map(presentCatalogueChange),
  };
}
