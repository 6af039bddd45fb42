/**
 * Returns the keys of a table with their exact names. `Object.keys` gives plain strings, because a value may have more
 * keys than its type; our tables are constants and have none.
 */
export function keysOf<Table extends object>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}
