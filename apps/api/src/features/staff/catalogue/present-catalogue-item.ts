import type { CatalogueItem, CatalogueRow } from '@suki/contract/staff/catalogue.schemas';
import { type ItemCard, itemById, type SizeTemplate, sizeTemplateById } from '@suki/db/queries/catalogue';
import { catalogueChangesOf } from '@suki/db/queries/catalogue-changes';
import { type DeskSize, deskCounts, deskSizes } from '@suki/db/queries/catalogue-desk';
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
    missingSizes: missingSizes(template, sizes),
    photos: card.photos.map((fileId) => ({ fileId, url: fileUrl(environment, fileId) })),
    openAsks: sizes.reduce((sum, { askCount }) => sum + askCount, 0),
    openBids: sizes.reduce((sum, { bidCount }) => sum + bidCount, 0),
    openOrders: counts.openOrders,
    history: history.map(presentCatalogueChange),
  };
}

/** The lines of the chart in which an item does not come. */
function missingSizes(template: SizeTemplate | undefined, sizes: readonly DeskSize[]) {
  if (template === undefined) return [];
  const { baseSystem, rows } = template;
  const has = new Set(sizes.map(({ sizes: labels }) => labels[baseSystem]));
  return rows.flatMap((row, line) => (has.has(row[baseSystem]) ? [] : [{ line, sizes: row }]));
}

/**
 * The answer after a change of an item, whose row was locked.
 * @throws Error when it is gone: items are never deleted.
 */
export async function knownCatalogueItem(id: ItemId, needs: Needs): Promise<z.output<typeof CatalogueItem>> {
  const answer = await presentCatalogueItem(id, needs);
  if (answer === undefined) throw new Error(`Expected item ${id} to exist: its row was locked.`);
  return answer;
}
