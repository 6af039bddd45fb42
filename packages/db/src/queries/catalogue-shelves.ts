import { type HomeSection, homeSections } from '@suki/domain/catalogue/sections';
import type { Shelf, ShelfRow } from '@suki/domain/catalogue/shelves';
import type { SizeTemplateId } from '@suki/domain/ids/id';
import { type Db, exactlyOne, first, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

const sectionsStatement = statement<ShelfRow, [string[]]>(
  'catalogue-shelves.sections',
  `select known.section as key, '' as title, '' as keyword, coalesce(h.is_visible, true) as "isVisible"
from unnest($1::text[]) with ordinality as known (section, position) left join home_sections h on h.section = known.section
order by coalesce(h.position, (select min(p.section_position) from section_items p where p.section = known.section), 100 + known.position), known.position`,
);
const navigationStatement = statement<ShelfRow>(
  'catalogue-shelves.navigation',
  `select tab as key, title, '' as keyword, is_visible as "isVisible" from navigations order by index`,
);
const discoversStatement = statement<ShelfRow>(
  'catalogue-shelves.discovers',
  `select id::text as key, title, keyword, is_visible as "isVisible" from search_discovers order by position, id`,
);
const keywordsStatement = statement<ShelfRow>(
  'catalogue-shelves.keywords',
  `select '' as key, '' as title, keyword, is_visible as "isVisible" from search_keywords order by position`,
);

/** Returns the entries of a list in its order, hidden ones too. */
export async function shelfRows(db: Db, shelf: Shelf): Promise<readonly ShelfRow[]> {
  switch (shelf) {
    case 'sections':
      return await many(db, sectionsStatement, [[...homeSections]]);
    case 'navigation':
      return await many(db, navigationStatement, []);
    case 'discovers':
      return await many(db, discoversStatement, []);
    case 'keywords':
      return await many(db, keywordsStatement, []);
    default:
      return shelf satisfies never;
  }
}

/** A list of the shop, a section of the home page, or a size chart: each has a version. */
export type VersionedList = Shelf | `section ${HomeSection}` | `chart ${SizeTemplateId}`;

const versionStatement = statement<{ version: number }, [VersionedList]>(
  'catalogue-shelves.version',
  `select version from catalogue_shelves where shelf = $1::text`,
);

export async function shelfVersion(db: Db, shelf: VersionedList): Promise<number> {
  return (await first(db, versionStatement, [shelf]))?.version ?? 0;
}

const raiseStatement = statement<{ version: number }, [VersionedList]>(
  'catalogue-shelves.raise-version',
  `insert into catalogue_shelves (shelf, version) values ($1::text, 1)
on conflict (shelf) do update set version = catalogue_shelves.version + 1 returning version`,
);

/** Locks a list and raises its version, which it returns. */
export async function raiseShelfVersion(tx: Tx, shelf: VersionedList): Promise<number> {
  return (await exactlyOne(tx, raiseStatement, [shelf])).version;
}

const rowsOf = `jsonb_to_recordset($1::jsonb) as r (position int, key text, title text, keyword text, "isVisible" boolean)`;
const writes: Readonly<Record<Shelf, readonly [clear: ReturnType<typeof clear>, write: ReturnType<typeof write>]>> = {
  sections: [
    clear('sections', 'home_sections'),
    write(
      'sections',
      `insert into home_sections (section, position, is_visible) select key, position, "isVisible" from ${rowsOf}`,
    ),
  ],
  navigation: [
    clear('navigation', 'navigations'),
    write(
      'navigation',
      `insert into navigations (index, tab, title, is_visible) select position, key, title, "isVisible" from ${rowsOf}`,
    ),
  ],
  discovers: [
    clear('discovers', 'search_discovers'),
    // A new idea gets the number after the highest one of the list.
    write(
      'discovers',
      `insert into search_discovers (id, position, title, keyword, is_visible)
select coalesce(nullif(key, '')::int, (select coalesce(max(nullif(m.key, '')::int), 0) from jsonb_to_recordset($1::jsonb) as m (key text)) + 1 + position),
  position, title, keyword, "isVisible" from ${rowsOf}`,
    ),
  ],
  keywords: [
    clear('keywords', 'search_keywords'),
    write(
      'keywords',
      `insert into search_keywords (position, keyword, is_visible) select position, keyword, "isVisible" from ${rowsOf}`,
    ),
  ],
};

function clear(shelf: Shelf, table: string) {
  return statement<unknown>(`catalogue-shelves.clear-${shelf}`, `delete from ${table}`);
}

function write(shelf: Shelf, text: string) {
  return statement<unknown, [string]>(`catalogue-shelves.write-${shelf}`, text);
}

/** Writes the entries of a list in the place of those it had. */
export async function writeShelf(tx: Tx, shelf: Shelf, rows: readonly ShelfRow[]): Promise<void> {
  const [old, fresh] = writes[shelf];
  await touch(tx, old, []);
  await touch(tx, fresh, [json(rows.map((row, position) => ({ ...row, position })))]);
}
