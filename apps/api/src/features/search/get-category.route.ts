import { categoryWithChildren } from '@suki/db/queries/search-shelves';
import type { Handler } from '../../http/handler.ts';

export const getCategory: Handler<'getCategory'> = async ({ params, refuse }, { pool }) => {
  const category = await categoryWithChildren(pool, params.id);
  if (category === undefined) throw refuse('CATEGORY_NOT_FOUND');
  return { ...category, children: [...category.children] };
};
