import { ApiError } from '@suki/contract/api-error';
import type { Reason } from '@suki/contract/errors.table';
import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import type { OrderId } from '@suki/domain/ids/id';
import { beforeAll, describe, expect, test } from 'vitest';
import { maskedNumber } from '../../src/features/withdrawal-accounts/present-account.ts';
import { belongingsOf } from '../support/belongings.ts';
import { type CallField, idFieldsOf, withValue } from '../support/call-fields.ts';
import type { CallInput } from '../support/call-operation.ts';
import { shows, showsByItself } from '../support/evidence.ts';
import { storedRows } from '../support/stored-rows.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { dealAt } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { type NamedIds, validCalls } from '../support/valid-calls.ts';

/**
 * S1 (docs/test-plan.md#attacks): Ana names everything that is Bea's, in every field of every call that takes an id.
 * Fields and calls are read off the route table; a new kind of id fails until it is placed below.
 */

const world = tradeWorld();

/** Ids of things that belong to nobody: a certificate to whoever has its number, and anybody may be followed. */
const publicIds = ['ItemId', 'SkuId', 'BrandId', 'SizeTemplateId', 'CertificateId', 'UserId', 'CategoryId'];

let ana: Trader;
let anas: NamedIds;
/** Ids of Bea by their kind, and every text by which she could be recognised in an answer. */
const beas = new Map<string, string[]>();
let traces: string[] = [];

beforeAll(async () => {
  ana = await newTrader(world.api.dependencies);
  anas = (await belongingsOf(world, ana)).ids;
  const bea = await newTrader(world.api.dependencies);
  const { ids, deals, accountNumber, trackingNumbers } = await belongingsOf(world, bea);
  beas.set(
    'AskId',
    deals.map(({ askId }) => askId),
  );
  beas.set(
    'OrderId',
    deals.map(({ orderId }) => orderId),
  );
  beas.set('BidId', [ids.bidId]);
  beas.set('TrackingId', [ids.trackingId]);
  beas.set('AddressId', [ids.addressId]);
  beas.set('WithdrawalAccountId', [ids.withdrawalAccountId]);
  beas.set('PaymentMethodId', [ids.paymentMethodId]);
  beas.set('PayoutId', [ids.payoutId]);
  beas.set('MessageId', [ids.messageId]);
  // Not her wish list, which is open to whoever has its link.
  beas.set('KeptId', [ids.keptId]);
  // The masked number as answers show it: its last four digits alone stood in an amount of Ana's once in a while.
  const masked = maskedNumber(accountNumber);
  traces = [bea.userId, bea.street, bea.email ?? '', bea.name ?? '', accountNumber, masked, ...trackingNumbers];
});

/** The refusal of a call that names something of another person, by the kind of the id. */
const notFound: Readonly<Record<string, Reason>> = {
  AskId: 'ASK_NOT_FOUND',
  OrderId: 'ORDER_NOT_FOUND',
  BidId: 'BID_NOT_FOUND',
  TrackingId: 'TRACKING_NOT_FOUND',
  AddressId: 'ADDRESS_NOT_FOUND',
  WithdrawalAccountId: 'WITHDRAWAL_ACCOUNT_NOT_FOUND',
  PaymentMethodId: 'PAYMENT_METHOD_NOT_FOUND',
  PayoutId: 'PAYOUT_NOT_FOUND',
  KeptId: 'SEARCH_NOT_FOUND',
};
/** Calls that check something else first, or answer alike whatever is named. */
const otherNotFound: Readonly<Record<string, Reason>> = {
  'payOrder body.paymentMethodId': 'ORDER_NOT_FOUND',
  'cancelAcceptedBid params.id': 'BID_NOT_FOUND',
  'deleteArrivalNotice params.id': 'NOTICE_NOT_FOUND',
  'removeFromCollection params.id': 'NOT_IN_COLLECTION',
  'getWishList params.id': 'WISH_LIST_NOT_FOUND',
};

/** Calls of the people; the staff may name anything, and providers name nothing of ours. */
const ofPeople = (Object.keys(routes) as OperationId[]).filter((id) =>
  ['registered', 'anyone', 'public-catalogue'].includes(routes[id].audience),
);
const cases = ofPeople.flatMap((operationId) =>
  idFieldsOf(routes[operationId] satisfies RouteDefinition)
    .filter(({ brand }) => !publicIds.includes(brand))
    .map((field) => ({ operationId, field, where: field.path.join('.') })),
);

/** These calls return the caller's own counts, whatever the ids. */
const answersAllTheSame: readonly OperationId[] = ['readOrderMessages', 'readPaymentMessages', 'readPlatformMessages'];

test('S1: there are calls to try, and every kind of id among them is known', () => {
  expect(cases.length).toBeGreaterThan(25);
  expect([...new Set(cases.map(({ field }) => field.brand))].filter((brand) => !beas.has(brand))).toEqual([]);
});

describe.each(cases)('S1: $operationId with $where of somebody else', ({ operationId, field, where }) => {
  test('finds nothing, tells nothing and changes nothing', async () => {
    const refusal = otherNotFound[`${operationId} ${where}`] ?? notFound[field.brand];
    if (!answersAllTheSame.includes(operationId)) showsByItself(operationId, refusal);
    const before = await storedRows(world.pool);
    for (const id of beas.get(field.brand) ?? []) {
      const result = await world.api.callAs(ana, operationId, inputWith(operationId, field, id));
      // Drops the request id, whose random digits may contain a number of Bea's.
      const text = JSON.stringify(result.body, (key, value) => (key === 'requestId' ? undefined : value));
      if (answersAllTheSame.includes(operationId)) expect(result.status).toBe(200);
      else {
        expect([result.status, ApiError.parse(result.body).reason]).toEqual([404, refusal]);
        // The words match those for an id of nothing: the answer does not tell that the row exists.
        const nothing = await world.api.callAs(ana, operationId, inputWith(operationId, field, nobodys(id)));
        expect(wordsOf(nothing.body)).toEqual(wordsOf(result.body));
      }
      for (const trace of [id, ...traces]) expect(text).not.toContain(trace);
    }
    expect(await storedRows(world.pool)).toEqual(before);
  });
});

function inputWith(operationId: OperationId, { path }: CallField, id: string): CallInput {
  return withValue(validCalls[operationId](anas), path, id) as CallInput;
}

const nobodys = (id: string): string => `${id.slice(0, 4)}${'0'.repeat(id.length - 4)}`;

function wordsOf(body: unknown) {
  const { reason, message } = ApiError.parse(body);
  return { reason, message };
}

const queryOf = ({ query }: RouteDefinition): object => query?.shape ?? {};
const lists = ofPeople.filter((id) => 'lastItemId' in queryOf(routes[id]));

test.each(lists)(
  'S1: %s that goes on after a row of somebody else shows only the caller’s own',
  async (operationId) => {
    const before = await storedRows(world.pool);
    for (const id of [...beas.values()].flat()) {
      const result = await world.api.callAs(ana, operationId, {
        ...validCalls[operationId](anas),
        query: { lastItemId: id },
      });
      expect(result.status).toBe(200);
      for (const trace of traces) expect(JSON.stringify(result.body)).not.toContain(trace);
    }
    expect(await storedRows(world.pool)).toEqual(before);
  },
);

test('S1: a seller cannot do with an order what only its buyer may, before it is paid nothing at all', async () => {
  shows(
    'payOrder ORDER_NOT_FOUND',
    'cancelOrder ORDER_NOT_FOUND',
    'deleteOrder ORDER_NOT_FOUND',
    'sellerDeliver ORDER_NOT_FOUND',
    'confirmReceived ORDER_NOT_FOUND',
  );
  const unpaid = await dealAt(world, 'to_pay');
  const params = { id: unpaid.orderId, orderId: unpaid.orderId };
  const calls = [
    'payOrder',
    'cancelOrder',
    'confirmOrder',
    'sellerDeliver',
    'askMoreTime',
    'confirmReceived',
    'confirmVerifications',
    'offerDiscount',
    'deleteOrder',
  ] as const;
  const before = await storedRows(world.pool);
  for (const operationId of calls) {
    const input = validCalls[operationId]({ ...anas, orderId: unpaid.orderId as OrderId });
    const refused = await world.api.callAs(unpaid.seller, operationId, { ...input, params });
    expect([operationId, [403, 404, 409].includes(refused.status)]).toEqual([operationId, true]);
    const unseen = await world.api.callAs(ana, operationId, { ...input, params });
    expect([operationId, unseen.status]).toEqual([operationId, 404]);
  }
  expect(await storedRows(world.pool)).toEqual(before);
});
