/**
 * The keys of a table with their exact names. `Object.keys` gives plain strings, because a value may have more keys
 * than its type; a table of ours is a constant and has none.
 */
export function keysOf<Table extends object>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}
