import type { Id, IdPrefix } from '@suki/domain/ids/id';
import { type Centavos, centavos } from '@suki/domain/money/centavos';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import type { EnumName, EnumValue } from './enums.ts';

/** A prefixed text id; the type keeps an ask id from being stored as an order id. */
export const idText = <Prefix extends IdPrefix>(name: string, _prefix: Prefix) => text(name).$type<Id<Prefix>>();

/** Whole centavos. `bigint`, because `integer` ends at ₱21 million and a sum over a year does not. */
export const money = customType<{ data: Centavos; driverData: number | string }>({
  dataType: () => 'bigint',
  fromDriver: (value) => centavos(Number(value)),
});

/** A moment, always given by the caller's Clock: there is no `default now()` on a column of the domain (ADR 0010). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * One value of an enum, held by a domain of PostgreSQL rather than by a check of the table: the text of a check is read
 * anew by every statement that writes a row, and `kind` of a timer cost more than its row (ADR 0060).
 */
export const enumText = <Type extends EnumName>(name: string, type: Type) =>
  customType<{ data: EnumValue<Type>; driverData: string }>({ dataType: () => type })(name);
