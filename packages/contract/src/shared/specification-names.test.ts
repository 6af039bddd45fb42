import { describe, expect, test } from 'vitest';
import { callExamples } from '../call-examples.ts';
import { openApiDocument } from '../openapi.ts';
import type { JsonSchema } from '../openapi-schema.ts';
import { namedShape } from './named-shape.ts';
import { type NamedEntity, specificationNames, withSpecificationNames } from './specification-names.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

/** Every object of every named answer, also those inside others. */
function objectsIn(schema: unknown, found: Properties[] = []): Properties[] {
  if (typeof schema !== 'object' || schema === null) return found;
  if ('properties' in schema && typeof schema.properties === 'object') found.push(schema.properties as Properties);
  for (const part of Object.values(schema)) objectsIn(part, found);
  return found;
}

const objects = objectsIn(openApiDocument());
/** The field by which an answer about an entity is known, and its type. */
const marks = {
  ask: ['id', 'AskId'],
  bid: ['id', 'BidId'],
  order: ['id', 'OrderId'],
  item: ['id', 'ItemId'],
  sku: ['id', 'SkuId'],
  tracking: ['id', 'TrackingId'],
  paymentMethod: ['id', 'PaymentMethodId'],
} as const satisfies Record<NamedEntity, readonly [string, string]>;

function about(entity: NamedEntity): Properties[] {
  const [field, type] = marks[entity];
  return objects.filter((properties) => properties[field]?.$ref === `#/components/schemas/${type}`);
}

describe('the names of the specification', () => {
  test.each(Object.entries(specificationNames) as [NamedEntity, Record<string, string>][])(
    'coverage 3: every answer about an entity "%s" has them: %o',
    (entity, names) => {
      expect(about(entity).length).toBeGreaterThan(0);
      for (const properties of about(entity))
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(names)));
    },
  );

  test.each([
    ['getOrder', { orderId: 'id', orderStatus: 'status', itemPrice: 'price' }],
    ['getAsk', { askId: 'id' }],
    ['getBid', { bidId: 'id', price: 'proposedPrice' }],
    ['getItem', { itemId: 'id' }],
    ['getTracking', { delivery_status: 'deliveryStatus' }],
    ['getPaymentMethod', { customer_id: 'customerId' }],
  ] as const)('coverage 3: the example of %s answers them with the values of our fields', (call, names) => {
    const answer = callExamples[call].answer as Readonly<Record<string, unknown>>;
    for (const [name, ours] of Object.entries(names)) {
      expect(answer[name], name).toBeDefined();
      expect(answer[name], name).toEqual(answer[ours]);
    }
  });

  test('a name of a field inside another takes its value', () => {
    const deposit = { amount: 5 };
    expect(withSpecificationNames('ask', { id: 'a', deposit })).toEqual({
      id: 'a',
      deposit,
      askId: 'a',
      depositAmount: 5,
    });
  });

  test('an answer without the field of ours is a mistake when the schema is made', () => {
    expect(() => namedShape('order', {})).toThrow('Expected a field "id"');
  });
});
