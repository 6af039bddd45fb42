import type { Handler } from '../../http/handler.ts';
import { presentItem } from './present-item.ts';

export const getItem: Handler<'getItem'> = async ({ params, query, refuse }, dependencies) => {
  const options = { noSub: query.noSub === 'true', sizeTemplateDetail: query.sizeTemplateDetail === 'true' };
  const item = await presentItem(params.id, options, dependencies);
  if (item === undefined) throw refuse('ITEM_NOT_FOUND');
  return item;
};
