import type { UserId } from '@suki/domain/ids/id';
import type { KeptKind, SavedItemType } from '@suki/domain/kept/kept-kinds';
import { keptEntries } from '../schema/kept.ts';
import { columnsOf, type Db, many, type Statement, statement } from '../statement.ts';
import type { KeptEntry } from './kept.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

type Wish = {
  /** The type of saved items; null for all. */
  readonly type?: SavedItemType | undefined;
  /** The item whose sizes notices are wanted for; null for all. */
  readonly itemId?: string | undefined;
};

// SQL of the entries that a list shows: an unlisted item, with its sizes, is in no list (security S4).
const listedItem = `exists (select from items i where i.id = k.subject_id and i.status <> 'unlisted' and ($3::text is null or i.condition = $3::text))`;
const listedSize = `exists (select from skus s join items i on i.id = s.item_id
    where s.id = k.subject_id and i.status <> 'unlisted' and ($3::text is null or i.id = $3::text))`;
const everything = '$3::text is null';

const shownOf: Readonly<Record<KeptKind, string>> = {
  saved_item: listedItem,
  seen_item: listedItem,
  arrival_notice: listedSize,
  saved_brand: everything,
  followed_person: everything,
  search: everything,
  wish_list: everything,
};

type ListStatement = Statement<KeptEntry, [UserId, KeptKind, string | null, string | null, number]>;

const listOf = (kind: KeptKind): ListStatement =>
  statement(
    `kept.list-${kind.replaceAll('_', '-')}`,
    `select ${columnsOf(keptEntries, 'k')} from kept_entries k
where k.user_id = $1::text and k.kind = $2::text and k.deleted_at is null and ${shownOf[kind]}
  and ($4::text is null or (k.updated_at, k.id) < (select c.updated_at, c.id from kept_entries c where c.id = $4::text))
order by k.updated_at desc, k.id desc limit $5::int`,
  );

const lists: Readonly<Record<KeptKind, ListStatement>> = {
  saved_item: listOf('saved_item'),
  saved_brand: listOf('saved_brand'),
  followed_person: listOf('followed_person'),
  search: listOf('search'),
  seen_item: listOf('seen_item'),
  arrival_notice: listOf('arrival_notice'),
  wish_list: listOf('wish_list'),
};

/** A page of a list of a person, newest first. */
export async function listKept(
  db: Db,
  of: { readonly userId: UserId; readonly kind: KeptKind } & Wish,
  { limit, lastItemId }: ShelfPage,
): Promise<ListPage<KeptEntry>> {
  const { userId, kind, type, itemId } = of;
  const values = [userId, kind, type ?? itemId ?? null, lastItemId ?? null, limit + 1] as const;
  return pageFrom(await many(db, lists[kind], [...values]), limit);
}
