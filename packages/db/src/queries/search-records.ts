import type { ItemId } from '@suki/domain/ids/id';
import { searchDocuments } from '../schema/search.ts';
import { columnsOf, type Db, many, statement } from '../statement.ts';

/** A search document without the parts that only PostgreSQL reads. */
export type SearchRecord = Omit<typeof searchDocuments.$inferSelect, 'terms' | 'words' | 'lowestAskRegion'>;

const columns = columnsOf(searchDocuments, 'd', ['terms', 'words', 'lowestAskRegion']);

const ofItemsStatement = statement<SearchRecord, [ItemId[]]>(
  'search-records.of-items',
  `select ${columns} from search_documents d where d.item_id = any($1::text[])`,
);

/** Returns the search documents of items for an index elsewhere; an item that is not listed has none. */
export async function searchRecords(db: Db, itemIds: readonly ItemId[]): Promise<readonly SearchRecord[]> {
  return await many(db, ofItemsStatement, [[...itemIds]]);
}

const nextStatement = statement<SearchRecord, [ItemId | null, number]>(
  'search-records.next',
  `select ${columns} from search_documents d where d.item_id > coalesce($1::text, '') order by d.item_id limit $2::int`,
);

/** Returns the search documents after an item, in the order of their ids. */
export async function nextSearchRecords(db: Db, after: ItemId | null, limit: number): Promise<readonly SearchRecord[]> {
  return await many(db, nextStatement, [after, limit]);
}
