import type { FileId } from '@suki/domain/ids/id';
import { files } from '../schema/parcels.ts';
import { columnsOf, type Db, first, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type StoredFile = typeof files.$inferSelect;

const columns = columnsOf(files, 'f');

const insertStatement = statement<unknown, [FileId, string, string, string, number, number, number, Date]>(
  'files.insert',
  `insert into files (id, owner_id, content_hash, content_type, byte_size, width, height, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Records a stored picture; its bytes are already in the file store under `contentHash`. */
export async function insertFile(tx: Tx, file: StoredFile): Promise<void> {
  const { id, ownerId, contentHash, contentType, byteSize, width, height, createdAt } = file;
  await touch(tx, insertStatement, [id, ownerId, contentHash, contentType, byteSize, width, height, createdAt]);
}

const byIdStatement = statement<StoredFile, [FileId]>(
  'files.by-id',
  `select ${columns} from files f where f.id = $1::text`,
);

export async function fileById(db: Db, id: FileId): Promise<StoredFile | undefined> {
  return await first(db, byIdStatement, [id]);
}

const byIdsStatement = statement<StoredFile, [FileId[]]>(
  'files.by-ids',
  `select ${columns} from files f where f.id = any($1::text[])`,
);

/** Returns the stored files among the ids; unknown ids are left out. */
export async function filesById(db: Db, ids: readonly FileId[]): Promise<readonly StoredFile[]> {
  return await many(db, byIdsStatement, [[...ids]]);
}
