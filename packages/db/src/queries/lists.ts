import { defaultOrder, type ListDirection, type ListOrderKey, listDirections } from '@suki/domain/config/lists';
import { type Db, many, type Statement, statement, type Value } from '../statement.ts';

/** The cursor and order of every list, in the words of the contract. */
export type ListOptions = {
  readonly limit: number;
  /** Id of the last row that the caller has; the page starts behind it. */
  readonly lastItemId?: string | undefined;
  readonly orderBy?: ListOrderKey | undefined;
  readonly order?: ListDirection | undefined;
};

/** The page of a list that has one order. */
export type ShelfPage = Pick<ListOptions, 'limit' | 'lastItemId'>;

export type ListPage<Row> = {
  readonly items: readonly Row[];
  readonly hasMore: boolean;
  readonly lastItemId: string | null;
};

export type ListStatements<Row, Values extends readonly Value[]> = Readonly<
  Partial<Record<`${ListOrderKey} ${ListDirection}`, Statement<Row, readonly [...Values, string | null, number]>>>
>;

export type ListDefinition<ValueCount extends number> = {
  readonly name: string;
  /** `select … from …`, without `where`. */
  readonly select: string;
  readonly where: string;
  /** Table and alias of the rows that the cursor refers to. */
  readonly table: string;
  readonly alias: string;
  /**
   * A boolean that sorts some rows before all others (the default address). A function of the alias, because the
   * cursor's row needs the expression too.
   */
  readonly first?: ((alias: string) => string) | undefined;
  readonly orderColumns: Partial<Record<ListOrderKey, string>>;
  readonly valueCount: ValueCount;
};

/**
 * Returns one statement for each order of a list, because a prepared statement cannot take its order as a parameter.
 * The cursor compares the pair (moment, id), so that rows of one moment are neither skipped nor shown twice. Each
 * statement reads one row more than asked for, which tells if there are more.
 */
export function listStatements<Row, Values extends readonly Value[]>(
  definition: ListDefinition<Values['length']>,
): ListStatements<Row, Values> {
  const { name, select, where, table, alias, first, orderColumns, valueCount } = definition;
  const cursor = `$${valueCount + 1}::text`;
  const made: Record<string, Statement<Row, readonly [...Values, string | null, number]>> = {};
  for (const [orderBy, column] of Object.entries(orderColumns)) {
    for (const order of listDirections) {
      // Compared as a row, so that one index range serves; "first" is inverted with the order to stay in front.
      const keyOf = (of: string) => {
        const front = first === undefined ? [] : [order === 'desc' ? `(${first(of)})` : `not (${first(of)})`];
        return [...front, `${of}.${column}`, `${of}.id`];
      };
      const key = keyOf(alias);
      made[`${orderBy} ${order}`] = statement(
        `${name}-by-${column.replaceAll('_', '-')}-${order}`,
        `${select}
where ${where}
  and (${cursor} is null or (${key.join(', ')}) ${order === 'asc' ? '>' : '<'} (select ${keyOf('c').join(', ')} from ${table} c where c.id = ${cursor}))
order by ${key.map((part) => `${part} ${order}`).join(', ')}
limit $${valueCount + 2}::int`,
      );
    }
  }
  return made;
}

/** Reads one page; newest first unless the options say otherwise. */
export async function pageOf<Row extends { readonly id: string }, Values extends readonly Value[]>(
  db: Db,
  statements: ListStatements<Row, Values>,
  values: Values,
  options: ListOptions,
): Promise<ListPage<Row>> {
  const { limit, lastItemId, orderBy = defaultOrder.orderBy, order = defaultOrder.order } = options;
  const chosen = statements[`${orderBy} ${order}`];
  if (chosen === undefined)
    throw new Error(
      `Expected an order that the list knows (${Object.keys(statements).join(', ')}), got "${orderBy} ${order}".`,
    );
  return pageFrom(await many(db, chosen, [...values, lastItemId ?? null, limit + 1]), limit);
}

/** Returns a page from its rows and one more, if there is one. */
export function pageFrom<Row extends { readonly id: string }>(rows: readonly Row[], limit: number): ListPage<Row> {
  const items = rows.slice(0, limit);
  return { items, hasMore: rows.length > limit, lastItemId: items.at(-1)?.id ?? null };
}
