import { type ListOrderKey, listDirections } from '@suki/domain/config/lists';
import { type Statement, statement } from '../statement.ts';
import type { ListStatements } from './lists.ts';

type Definition = {
  readonly name: string;
  /** `select … from …`, without `where`. */
  readonly select: string;
  /** Names the person and the conditions on the table's own columns; $2 is the array of the statuses. */
  readonly where: string;
  readonly table: string;
  readonly alias: string;
};

const columns = { createdAt: 'created_at', updatedAt: 'updated_at' } as const satisfies Record<ListOrderKey, string>;

/**
 * Returns one statement for each order of a person's list of several statuses. A page is made of the first rows of each
 * status, along an index (person, status, moment, id): along an index without the status, the tab of a seller who has
 * sold 200,000 items was read past all of them. Each status ends a page by itself, so a page behind another reads no
 * row before it.
 */
export function statusListStatements<Row, Status extends string>({
  name,
  select,
  where,
  table,
  alias,
}: Definition): ListStatements<Row, readonly [string, readonly Status[]]> {
  const made: Record<string, Statement<Row, readonly [string, readonly Status[], string | null, number]>> = {};
  for (const [orderBy, column] of Object.entries(columns)) {
    for (const order of listDirections) {
      // Without a cursor the end of all moments: `$3 is null or …` would be no condition of the index.
      const [sign, end] = order === 'asc' ? ['>', '-infinity'] : ['<', 'infinity'];
      made[`${orderBy} ${order}`] = statement(
        `${name}-by-${column.replaceAll('_', '-')}-${order}`,
        `with last as materialized (
  select c.${column} as moment, c.id from ${table} c where c.id = $3::text union all select '${end}', '' where $3::text is null
), page as (
  select near.id from unnest($2::text[]) as wanted (status) cross join lateral (
    select ${alias}.id, ${alias}.${column} as moment from ${table} ${alias}
    where ${where} and ${alias}.status = wanted.status
      and (${alias}.${column}, ${alias}.id) ${sign} (select last.moment, last.id from last)
    order by ${alias}.${column} ${order}, ${alias}.id ${order} limit $4::int
  ) near
  order by near.moment ${order}, near.id ${order} limit $4::int
)
${select}
where ${alias}.id = any(array(select page.id from page))
order by ${alias}.${column} ${order}, ${alias}.id ${order}`,
      );
    }
  }
  return made;
}
