export type Property = {
  readonly propertyId: string;
  readonly propertyValueId: string;
  readonly name: string;
  readonly level: number;
  readonly value: string;
};

/**
 * Returns the details of an item as properties of the first level (specification, section 3). The catalogue keeps words
 * and no tables of properties, so the ids are the words themselves: equal words have equal ids (ADR 0110).
 */
export function propertiesOf(details: readonly { readonly name: string; readonly value: string }[]): Property[] {
  return details.map(({ name, value }) => {
    const propertyId = idOf(name);
    return { propertyId, propertyValueId: `${propertyId}.${idOf(value)}`, name, level: 1, value };
  });
}

function idOf(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
