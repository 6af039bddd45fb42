import { filesById } from '@suki/db/queries/files';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { lockSeenItem } from './lock-seen-item.ts';
import { knownCatalogueItem } from './present-catalogue-item.ts';
import { saveItems } from './save-items.ts';

/**
 * `PUT /staff/catalogue/item/{id}/photos`. Photos of inspections are files too: a new photograph is an upload of the
 * caller, so that no picture of a buyer's pair gets into the shop.
 */
export const setItemPhotos: Handler<'setItemPhotos'> = async (call, dependencies) => {
  const { params, body, caller, refuse } = call;
  const { pool, clock } = dependencies;
  await withTransaction(pool, async (tx) => {
    const before = await lockSeenItem(tx, call);
    const photos = [...new Set(body.fileIds)];
    const added = photos.filter((id) => !before.photos.includes(id));
    const own = (await filesById(tx, added)).filter(({ ownerId }) => ownerId === caller.userId);
    if (own.length < added.length) throw refuse('FILE_NOT_FOUND');
    await saveItems(tx, [{ before, after: { ...before, photos } }], {
      byId: caller.userId,
      at: clock.now(),
      reason: null,
    });
  });
  return await knownCatalogueItem(params.id, dependencies);
};
