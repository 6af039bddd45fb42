import type { AskId, OrderId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Approval } from '@suki/domain/trade/facts/decision';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testId } from '../testing/test-ids.ts';
import {
  emptyApproval,
  insertListedAsk,
  insertTestSku,
  insertTestUser,
  reserveTestAsk,
} from '../testing/test-trade.ts';
import { applyDecision } from './apply-decision.ts';
import { ConflictError } from './conflict-error.ts';
import { closedAtOf, historyOf } from './queries/history.ts';
import { withTransaction } from './tx.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');
const latest = new Date('2026-11-21T10:00:00Z');

async function anOrder() {
  const [sellerId, buyerId, sku] = await Promise.all([
    insertTestUser(database.pool, at),
    insertTestUser(database.pool, at),
    insertTestSku(database.pool),
  ]);
  const ask = await insertListedAsk(database.pool, { sellerId, ...sku, price: pesos(5000), at });
  return { ask, buyerId, orderId: await withTransaction(database.pool, (tx) => reserveTestAsk(tx, ask, buyerId, at)) };
}

const closing = (askId: AskId, orderId: OrderId): Approval => ({
  ...emptyApproval,
  event: 'E45',
  actor: 'staff',
  audit: { fault: 'buyer', isFraud: false },
  moves: [
    { entity: 'ask', id: askId, from: 'buyer_to_pay', to: 'listed', event: 'E45' },
    {
      entity: 'order',
      id: orderId,
      from: 'to_pay',
      to: 'transaction_closed',
      event: 'E45',
      closure: { reason: 'no_return_required', detail: 'platform_cancelled' },
    },
  ],
});

test('a row that moves nothing leaves one line: from its status to the same, with who did it and what was said', async () => {
  const { buyerId, orderId } = await anOrder();
  const noted: Approval = {
    ...emptyApproval,
    event: 'E76',
    actor: 'buyer',
    patches: [{ entity: 'order', id: orderId, set: { isBuyerAddressChanged: true } }],
    notes: [{ entity: 'order', id: orderId, event: 'E76' }],
    audit: { discount: 5 },
  };
  await withTransaction(database.pool, (tx) => applyDecision(tx, noted, { at: later, actorId: buyerId }));
  const history = await historyOf(database.pool, 'order', orderId);
  expect(history.map(({ event }) => event)).toEqual(['E31', 'E76']);
  expect(history[1]).toMatchObject({ from: 'to_pay', to: 'to_pay', actor: 'buyer', actorId: buyerId, at: later });
  expect(history.map(({ said }) => said)).toEqual([null, { discount: 5 }]);
});

test('what was said with a move stands in the line of the move', async () => {
  const { ask, orderId } = await anOrder();
  await withTransaction(database.pool, (tx) =>
    applyDecision(tx, closing(ask.askId, orderId), { at: later, actorId: null }),
  );
  expect((await historyOf(database.pool, 'order', orderId)).at(-1)).toMatchObject({
    event: 'E45',
    from: 'to_pay',
    to: 'transaction_closed',
    said: { fault: 'buyer', isFraud: false },
  });
});

test('what happens to a closed order does not change when it closed', async () => {
  const { ask, orderId } = await anOrder();
  const refunded: Approval = {
    ...emptyApproval,
    event: 'E78-refund',
    notes: [{ entity: 'order', id: orderId, event: 'E38' }],
  };
  await withTransaction(database.pool, (tx) =>
    applyDecision(tx, closing(ask.askId, orderId), { at: later, actorId: null }),
  );
  await withTransaction(database.pool, (tx) => applyDecision(tx, refunded, { at: latest, actorId: null }));
  expect(await closedAtOf(database.pool, orderId)).toEqual(later);
});

test('a line about what is not there fails its transaction', async () => {
  const noted: Approval = { ...emptyApproval, notes: [{ entity: 'order', id: testId('ord'), event: 'E76' }] };
  const written = withTransaction(database.pool, (tx) => applyDecision(tx, noted, { at, actorId: null }));
  await expect(written).rejects.toThrow(ConflictError);
});

test('a decision that moves something sends no statement more than its moves', async () => {
  const { ask, orderId } = await anOrder();
  const sent: string[] = [];
  await withTransaction(database.pool, (tx) => {
    const query = tx.query.bind(tx) as (...values: readonly unknown[]) => unknown;
    tx.query = ((what: { readonly name?: string }, ...rest: readonly unknown[]) => {
      if (what.name !== undefined) sent.push(what.name);
      return query(what, ...rest);
    }) as typeof tx.query;
    return applyDecision(tx, closing(ask.askId, orderId), { at: later, actorId: null });
  });
  expect(sent.filter((name) => name.startsWith('transitions.'))).toEqual([
    'transitions.move-ask',
    'transitions.move-order',
  ]);
});
