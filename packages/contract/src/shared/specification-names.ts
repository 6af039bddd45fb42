/**
 * The names that the specification (section 3) gives to fields of ours: its name, then the path of our field. Answers
 * carry both (ADR 0110). Raw forms that are no plain copy, such as `card` of a payment method, are fields of their own.
 */
export const specificationNames = {
  ask: { askId: 'id', depositAmount: 'deposit.amount' },
  bid: { bidId: 'id', price: 'proposedPrice', depositAmount: 'deposit.amount' },
  order: { orderId: 'id', orderStatus: 'status', itemPrice: 'price' },
  item: { itemId: 'id' },
  sku: { skuId: 'id' },
  tracking: { delivery_status: 'deliveryStatus' },
  paymentMethod: { customer_id: 'customerId' },
} as const satisfies Record<string, Record<string, string>>;

export type NamedEntity = keyof typeof specificationNames;
export type NamesOf<Entity extends NamedEntity> = (typeof specificationNames)[Entity];

const paths = Object.fromEntries(
  Object.entries(specificationNames).map(([entity, names]) => [
    entity,
    Object.entries<string>(names).map(([name, path]) => ({ name, path: path.split('.') })),
  ]),
);

/**
 * Returns the answer with the specification's names beside ours. The one place that makes them; `namedShape` gives the
 * schema of the answer, from which the compiler knows the type.
 */
export function withSpecificationNames<
  Entity extends NamedEntity,
  Answer extends Record<keyof NamesOf<Entity>, unknown>,
>(entity: Entity, fields: Omit<Answer, keyof NamesOf<Entity>>): Answer {
  const answer: Record<string, unknown> = { ...fields };
  for (const { name, path } of paths[entity] ?? []) answer[name] = at(fields, path);
  return answer as Answer;
}

function at(fields: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], fields);
}
