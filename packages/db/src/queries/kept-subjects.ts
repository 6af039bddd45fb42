import type { BrandId, ItemId, KeptId, UserId } from '@suki/domain/ids/id';
import type { SavedItemType } from '@suki/domain/kept/kept-kinds';
import type { Centavos } from '@suki/domain/money/centavos';
import { type Db, first, many, statement } from '../statement.ts';
import type { Brand } from './catalogue.ts';

/** An item that may be kept, with its lowest ask of both lanes. */
export type KeepableItem = { readonly id: ItemId; readonly type: SavedItemType; readonly lowestAsk: Centavos | null };

const itemsStatement = statement<KeepableItem, [readonly ItemId[]]>(
  'kept.items',
  `select i.id, i.condition as type, (select min(least(b.lowest_ask, b.flash_lowest_ask)) from books b where b.item_id = i.id) as "lowestAsk"
from items i where i.id = any($1::text[]) and i.status <> 'unlisted'`,
);

/** Returns those of the items that are not unlisted (security S4), by id. */
export async function keepableItems(db: Db, ids: readonly ItemId[]): Promise<ReadonlyMap<ItemId, KeepableItem>> {
  const rows = await many(db, itemsStatement, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const brandsStatement = statement<Brand, [readonly BrandId[]]>(
  'kept.brands',
  `select b.id, b.slug, b.name from brands b where b.id = any($1::text[])`,
);

export async function brandsById(db: Db, ids: readonly BrandId[]): Promise<ReadonlyMap<BrandId, Brand>> {
  if (ids.length === 0) return new Map();
  const rows = await many(db, brandsStatement, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A person whom others may follow. */
export type FollowablePerson = { readonly id: UserId; readonly avatar: number };

const peopleStatement = statement<FollowablePerson, [readonly UserId[]]>(
  'kept.people',
  `select u.id, u.avatar from users u where u.id = any($1::text[]) and not u.is_anonymous`,
);

/** Returns those of the people who have an account, by id. */
export async function followablePeople(db: Db, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, FollowablePerson>> {
  if (ids.length === 0) return new Map();
  const rows = await many(db, peopleStatement, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const wishListStatement = statement<{ userId: UserId }, [KeptId]>(
  'kept.owner-of-wish-list',
  `select k.user_id as "userId" from kept_entries k where k.id = $1::text and k.kind = 'wish_list' and k.deleted_at is null`,
);

/** The owner of a shared wish list; undefined when there is none with this id. */
export async function ownerOfWishList(db: Db, id: KeptId): Promise<UserId | undefined> {
  return (await first(db, wishListStatement, [id]))?.userId;
}

const savedIdsStatement = statement<{ id: ItemId }, [UserId]>(
  'kept.saved-item-ids',
  `select k.subject_id as id from kept_entries k join items i on i.id = k.subject_id and i.status <> 'unlisted'
where k.user_id = $1::text and k.kind = 'saved_item' and k.deleted_at is null order by k.updated_at desc, k.id desc`,
);

/** The ids of all items that a person saves; their number is limited (`config/kept`). */
export async function savedItemIds(db: Db, userId: UserId): Promise<readonly ItemId[]> {
  return (await many(db, savedIdsStatement, [userId])).map(({ id }) => id);
}
