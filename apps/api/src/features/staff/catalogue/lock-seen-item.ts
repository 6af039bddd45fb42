import { ConflictError } from '@suki/db/conflict-error';
import { type DeskItem, lockDeskItems } from '@suki/db/queries/catalogue-desk';
import type { Tx } from '@suki/db/tx';
import type { ItemId } from '@suki/domain/ids/id';

type Seen = {
  readonly params: { readonly id: ItemId };
  readonly body: { readonly version: number };
  readonly refuse: (reason: 'ITEM_NOT_FOUND') => Error;
};

/**
 * Locks the item of a call in the version that its caller saw.
 * @throws ConflictError when a colleague has changed it since, ApiRefusal ITEM_NOT_FOUND without such an item.
 */
export async function lockSeenItem(tx: Tx, { params, body, refuse }: Seen): Promise<DeskItem> {
  const [item] = await lockDeskItems(tx, [params.id]);
  if (item === undefined) throw refuse('ITEM_NOT_FOUND');
  if (item.version !== body.version) throw new ConflictError('item', item.id, `of version ${body.version}`);
  return item;
}
