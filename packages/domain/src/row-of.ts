/**
 * The row of a table by its name. TypeScript refuses a name that the table does not have; plain JavaScript would go on
 * with `undefined`, which becomes `NaN` days or pesos.
 * @throws RangeError for such a name: it says which names there are, and what came.
 */
export function rowOf<Name extends string, Row>(what: string, table: Readonly<Record<Name, Row>>, name: Name): Row {
  if (!Object.hasOwn(table, name)) {
    throw new RangeError(`Expected ${what} (${Object.keys(table).join(', ')}), got ${JSON.stringify(name)}.`);
  }
  return table[name];
}
