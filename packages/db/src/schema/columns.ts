import type { Id, IdPrefix } from '@suki/domain/ids/id';
import { type Centavos, centavos } from '@suki/domain/money/centavos';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A prefixed text id; the type keeps an ask id from being stored as an order id. */
export const idText = <Prefix extends IdPrefix>(name: string, _prefix: Prefix) => text(name).$type<Id<Prefix>>();

/** Whole centavos. `bigint`, because `integer` ends at ₱21 million and a sum over a year does not. */
export const money = customType<{ data: Centavos; driverData: number | string }>({
  dataType: () => 'bigint',
  fromDriver: (value) => centavos(Number(value)),
});

/** A moment, always given by the caller's Clock: there is no `default now()` on a column of the domain (ADR 0010). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** `check (column in (…))` from the very list that the domain's type comes from. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** The listed words as SQL literals. Only for constants of our own code: they are not escaped beyond the quote. */
export function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}
