import type { Handler } from '../../../http/handler.ts';
import { presentCatalogueItem } from './present-catalogue-item.ts';

export const getCatalogueItem: Handler<'getCatalogueItem'> = async ({ params, refuse }, dependencies) => {
  const item = await presentCatalogueItem(params.id, dependencies);
  if (item === undefined) throw refuse('ITEM_NOT_FOUND');
  return item;
};
