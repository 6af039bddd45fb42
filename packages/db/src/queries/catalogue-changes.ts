import type { CatalogueFacts, CatalogueSubject } from '@suki/domain/catalogue/catalogue-changes';
import { CATALOGUE_CHANGES_MAX } from '@suki/domain/config/catalogue-desk';
import type { Id, UserId } from '@suki/domain/ids/id';
import { type Db, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

export type NewCatalogueChange = {
  readonly subject: CatalogueSubject;
  readonly subjectId: string;
  readonly before: CatalogueFacts;
  readonly after: CatalogueFacts;
};

/** Who changed the catalogue, when and why. */
export type CatalogueAct = { readonly byId: UserId; readonly at: Date; readonly reason: string | null };

const noteStatement = statement<unknown, [string, string | null, UserId, Date]>(
  'catalogue-changes.note',
  `insert into catalogue_changes (id, subject, subject_id, before, after, reason, by_id, at)
select new_id('cch'), c.subject, c."subjectId", c.before, c.after, $2::text, $3::text, $4::timestamptz
from jsonb_to_recordset($1::jsonb) as c (subject text, "subjectId" text, before jsonb, after jsonb)`,
);

/** Writes a line of the history for each thing that changed. */
export async function noteCatalogueChanges(
  tx: Tx,
  changes: readonly NewCatalogueChange[],
  { byId, at, reason }: CatalogueAct,
): Promise<void> {
  if (changes.length > 0) await touch(tx, noteStatement, [json(changes), reason, byId, at]);
}

export type CatalogueChangeLine = NewCatalogueChange & {
  readonly id: Id<'cch'>;
  /** The present name of an item or brand; null for other subjects. */
  readonly name: string | null;
  readonly reason: string | null;
  readonly byName: string | null;
  readonly at: Date;
};

const columns = `c.id, c.subject, c.subject_id as "subjectId", c.before, c.after, c.reason, coalesce(u.name, u.email) as "byName", c.at,
  case c.subject when 'item' then (select i.name from items i where i.id = c.subject_id)
    when 'brand' then (select b.name from brands b where b.id = c.subject_id)
    when 'size_chart' then (select t.name from size_templates t where t.id = c.subject_id) end as name`;

const ofSubjectStatement = statement<CatalogueChangeLine, [CatalogueSubject, string, number]>(
  'catalogue-changes.of-subject',
  `select ${columns} from catalogue_changes c join users u on u.id = c.by_id
where c.subject = $1::text and c.subject_id = $2::text order by c.at desc, c.id desc limit $3::int`,
);

/** Returns the newest changes of one thing (`CATALOGUE_CHANGES_MAX`), newest first. */
export async function catalogueChangesOf(
  db: Db,
  subject: CatalogueSubject,
  subjectId: string,
): Promise<readonly CatalogueChangeLine[]> {
  return await many(db, ofSubjectStatement, [subject, subjectId, CATALOGUE_CHANGES_MAX]);
}

const allStatement = statement<CatalogueChangeLine, [string | null, number]>(
  'catalogue-changes.all',
  `select ${columns} from catalogue_changes c join users u on u.id = c.by_id
where $1::text is null or (c.at, c.id) < (select k.at, k.id from catalogue_changes k where k.id = $1::text)
order by c.at desc, c.id desc limit $2::int`,
);

/** One page of every change of the catalogue, newest first. */
export async function allCatalogueChanges(
  db: Db,
  { limit, lastItemId }: ShelfPage,
): Promise<ListPage<CatalogueChangeLine>> {
  return pageFrom(await many(db, allStatement, [lastItemId ?? null, limit + 1]), limit);
}
