import { sizeTemplateById } from '@suki/db/queries/catalogue';
import type { Handler } from '../../http/handler.ts';
import { presentSizeTemplate } from './present-size-template.ts';

export const getSizeTemplate: Handler<'getSizeTemplate'> = async ({ params, refuse }, { pool }) => {
  const template = await sizeTemplateById(pool, params.id);
  if (template === undefined) throw refuse('SIZE_TEMPLATE_NOT_FOUND');
  return presentSizeTemplate(template);
};
