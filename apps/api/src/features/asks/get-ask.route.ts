import { askById } from '@suki/db/queries/asks';
import type { Handler } from '../../http/handler.ts';
import { presentLoadedAsk } from './present-ask.ts';

export const getAsk: Handler<'getAsk'> = async ({ params, caller, refuse }, dependencies) => {
  const ask = await askById(dependencies.pool, params.id);
  if (ask === undefined || ask.sellerId !== caller.userId) throw refuse('ASK_NOT_FOUND');
  return presentLoadedAsk(dependencies.pool, ask, dependencies);
};
