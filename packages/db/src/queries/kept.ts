import type { KeptId, UserId } from '@suki/domain/ids/id';
import type { KeptKind, SavedItemType } from '@suki/domain/kept/kept-kinds';
import type { Centavos } from '@suki/domain/money/centavos';
import { keptEntries } from '../schema/kept.ts';
import { columnsOf, type Db, exactlyOne, first, many, statement, touch } from '../statement.ts';

/** An entry of a list that a person keeps (ADR 0160). */
export type KeptEntry = typeof keptEntries.$inferSelect;

/** One entry of one person, by its subject. */
export type KeptKey = { readonly userId: UserId; readonly kind: KeptKind; readonly subjectId: string };

type NewEntry = KeptKey & {
  readonly id: KeptId;
  readonly words?: string | undefined;
  readonly price?: Centavos | null | undefined;
  /** Moves an entry that is there to the top, with the new words and price; otherwise it stays as it is. */
  readonly renews: boolean;
};

const columns = columnsOf(keptEntries, 'k');

// An entry that was removed comes back as a new one under its old id.
const keepStatement = statement<
  KeptEntry,
  [KeptId, UserId, KeptKind, string, string | null, Centavos | null, Date, boolean]
>(
  'kept.keep',
  `insert into kept_entries as k (id, user_id, kind, subject_id, words, price, created_at, updated_at)
values ($1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint, $7::timestamptz, $7::timestamptz)
on conflict (user_id, kind, subject_id) do update set
  words = case when $8::boolean or k.deleted_at is not null then excluded.words else k.words end,
  price = case when $8::boolean or k.deleted_at is not null then excluded.price else k.price end,
  created_at = case when k.deleted_at is not null then excluded.created_at else k.created_at end,
  updated_at = case when $8::boolean or k.deleted_at is not null then excluded.updated_at else k.updated_at end,
  deleted_at = null
returning ${columns}`,
);

/** Keeps something; of two calls at one moment, one entry results. */
export async function keep(db: Db, entry: NewEntry, at: Date): Promise<KeptEntry> {
  const { id, userId, kind, subjectId, words = null, price = null, renews } = entry;
  return await exactlyOne(db, keepStatement, [id, userId, kind, subjectId, words, price, at, renews]);
}

const oneStatement = statement<KeptEntry, [UserId, KeptKind, string]>(
  'kept.one',
  `select ${columns} from kept_entries k where k.user_id = $1::text and k.kind = $2::text and k.subject_id = $3::text`,
);

/** Returns an entry, also one that was removed. */
export async function keptEntry(db: Db, { userId, kind, subjectId }: KeptKey): Promise<KeptEntry | undefined> {
  return await first(db, oneStatement, [userId, kind, subjectId]);
}

const countStatement = statement<{ count: number }, [UserId, KeptKind]>(
  'kept.count-of-person',
  `select count(*)::int as count from kept_entries k where k.user_id = $1::text and k.kind = $2::text and k.deleted_at is null`,
);

/** Counts a list of a person. Call it under the lock of the person, so that nothing is added meanwhile. */
export async function keptCountOf(db: Db, userId: UserId, kind: KeptKind): Promise<number> {
  return (await exactlyOne(db, countStatement, [userId, kind])).count;
}

const keepersStatement = statement<{ subjectId: string; count: number }, [KeptKind, readonly string[], number]>(
  'kept.keepers',
  `select wanted.id as "subjectId", (
  select count(*)::int from (
    select from kept_entries k where k.kind = $1::text and k.subject_id = wanted.id and k.deleted_at is null limit $3::int
  ) keepers
) as count from unnest($2::text[]) as wanted (id)`,
);

/** Counts the people who keep each subject, up to `max`. */
export async function keepersOf(
  db: Db,
  of: { readonly kind: KeptKind; readonly subjectIds: readonly string[]; readonly max: number },
): Promise<ReadonlyMap<string, number>> {
  if (of.subjectIds.length === 0) return new Map();
  const rows = await many(db, keepersStatement, [of.kind, of.subjectIds, of.max]);
  return new Map(rows.map(({ subjectId, count }) => [subjectId, count]));
}

const removeStatement = statement<KeptEntry, [UserId, KeptKind, readonly string[], Date, SavedItemType | null]>(
  'kept.remove',
  `update kept_entries k set deleted_at = $4::timestamptz
where k.user_id = $1::text and k.kind = $2::text and k.subject_id = any($3::text[]) and k.deleted_at is null
  and ($5::text is null or exists (select from items i where i.id = k.subject_id and i.condition = $5::text))
returning ${columns}`,
);

/** Removes entries by their subjects and returns them; those that are not there are passed over. */
export async function removeKept(
  db: Db,
  of: { readonly userId: UserId; readonly kind: KeptKind; readonly subjectIds: readonly string[] },
  how: { readonly at: Date; readonly itemType?: SavedItemType | undefined },
): Promise<readonly KeptEntry[]> {
  return await many(db, removeStatement, [of.userId, of.kind, of.subjectIds, how.at, how.itemType ?? null]);
}

const eraseStatement = statement<unknown, [UserId, KeptKind, KeptId | null]>(
  'kept.erase',
  `delete from kept_entries k where k.user_id = $1::text and k.kind = $2::text and ($3::text is null or k.id = $3::text)`,
);

/** Deletes one entry of a list by its id, or all of them, for good; returns their number. */
export async function eraseKept(db: Db, userId: UserId, kind: KeptKind, id: KeptId | null = null): Promise<number> {
  return await touch(db, eraseStatement, [userId, kind, id]);
}

const dropStatement = statement<unknown, [UserId, KeptKind, number]>(
  'kept.drop-oldest',
  `delete from kept_entries k where k.id in (
  select o.id from kept_entries o where o.user_id = $1::text and o.kind = $2::text and o.deleted_at is null
  order by o.updated_at desc, o.id desc offset $3::int)`,
);

/** Deletes what a list has beyond its newest `max` entries. */
export async function dropOldestKept(db: Db, userId: UserId, kind: KeptKind, max: number): Promise<void> {
  await touch(db, dropStatement, [userId, kind, max]);
}
