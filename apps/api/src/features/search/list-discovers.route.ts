import { discovers } from '@suki/db/queries/search-shelves';
import type { Handler } from '../../http/handler.ts';

export const listDiscovers: Handler<'listDiscovers'> = async (_request, { pool }) => {
  return { discovers: [...(await discovers(pool))] };
};
