import type { UserId } from '../src/ids/id.ts';
import { zero } from '../src/money/centavos.ts';
import type { OrderSnapshot } from '../src/trade/facts/snapshot.ts';
import { ask, type Calls } from './calls.ts';
import { getExisting } from './look.ts';
import { shippingTo } from './prices.ts';
import * as scenes from './scene.ts';
import type { Scene } from './scene.types.ts';
import type { StockStep } from './stock.ts';

/*
 * Return legs, flash stock, nudges and addresses (docs/lifecycle.md#returns, docs/lifecycle.md#stock,
 * docs/lifecycle.md#nudges).
 */

const stockCommands = {
  receive: 'receive_intake',
  begin_check: 'check_stock',
  pass: 'pass_stock',
} as const satisfies Partial<Record<StockStep, string>>;

export const returnCalls: Calls = {
  pay_return: (scene, { ownerId }) => {
    if (!scene.mirror.returns.has(ownerId)) return null;
    const fields = { attemptId: scene.made.attemptId, channel: scenes.channels.ewallet };
    return ask(scene, { name: 'pay_return', ...fields }, scenes.returnFacts(scene, ownerId));
  },
  return_paid: (scene, { attemptId }) => {
    const attempt = getExisting(scene.mirror.attempts, attemptId);
    const facts = { ...scenes.returnFacts(scene, attempt.subject.id), attempt };
    return ask(scene, { name: 'return_paid', amount: attempt.amount }, facts);
  },
  choose_return: (scene, { ownerId, callerId, choice }) => {
    if (!scene.mirror.returns.has(ownerId)) return null;
    const facts = scenes.returnFacts(scene, ownerId);
    const { itemId, skuId } = scenes;
    const { sellerId } = facts.returnLeg;
    const made = { id: scene.made.stockId, sellerId, itemId, skuId, status: 'in_stock', value: zero } as const;
    const stock = choice === 'sell_as_flash' ? made : null;
    return ask(scene, { name: 'choose_return', callerId: callerId as UserId, choice }, { ...facts, stock });
  },
  ship_return: (scene, { ownerId }) => onReturn(scene, ownerId, 'ship_return'),
  return_received: (scene, { ownerId }) => onReturn(scene, ownerId, 'return_received'),
  return_lost: (scene, { ownerId }) => onReturn(scene, ownerId, 'return_lost'),
  return_came_back: (scene, { ownerId }) => {
    if (!scene.mirror.returns.has(ownerId)) return null;
    const facts = scenes.returnFacts(scene, ownerId);
    const returnCost = scenes.returnCost(scene, facts.returnLeg.sellerId);
    return ask(scene, { name: 'return_came_back' }, { ...facts, returnCost });
  },
  release_held_item: (scene, { ownerId, isReleased }) => {
    if (!scene.mirror.returns.has(ownerId)) return null;
    const outcome = isReleased ? 'release' : 'keep';
    return ask(scene, { name: 'review_counterfeit', outcome }, scenes.returnFacts(scene, ownerId));
  },

  book_intake: (scene, { sellerId }) => {
    const { stockId } = scene.made;
    const { itemId, skuId } = scenes;
    const facts = { seller: scenes.sellerFacts(scene, sellerId), item: scenes.itemOf(scene) };
    return ask(scene, { name: 'book_intake', stockId, itemId, skuId }, facts);
  },
  move_stock: (scene, { stockId, step }) => {
    const stock = scenes.stockOf(scene, stockId);
    if (step === 'send') return ask(scene, { name: 'send_intake', callerId: stock.sellerId }, { stock });
    return ask(scene, { name: stockCommands[step] }, { stock });
  },
  reject_stock: (scene, { stockId, isCounterfeit, inspectors }) => {
    const stock = scenes.stockOf(scene, stockId);
    const facts = { stock, returnCost: scenes.returnCost(scene, stock.sellerId) };
    return ask(scene, { name: 'fail_stock', inspectors, isCounterfeit }, facts);
  },
  withdraw_stock: (scene, { stockId, callerId }) =>
    ask(scene, { name: 'withdraw_stock', callerId: callerId as UserId }, shelfFacts(scene, stockId)),
  damage_stock: (scene, { stockId }) => ask(scene, { name: 'lose_stock' }, shelfFacts(scene, stockId)),

  send_reminder: (scene, { id }) => remind(scene, id),
  rush_order: (scene, { id }) => {
    if (scene.mirror.bids.has(id)) return null;
    const order = scene.mirror.orders.get(id);
    if (order !== undefined) {
      return ask(scene, { name: 'rush_order', callerId: order.buyerId }, scenes.tradeFacts(scene, id));
    }
    const facts = { ...scenes.askFacts(scene, id), order: liveOrderOf(scene, id) };
    return ask(scene, { name: 'rush_ask', callerId: facts.ask.sellerId }, facts);
  },
  change_buyer_address: (scene, { orderId, region }) => {
    const facts = scenes.tradeFacts(scene, orderId);
    const isDearer = shippingTo(region) > facts.order.shippingFee;
    const fields = { callerId: facts.order.buyerId, isLabelPrinted: false, isDearer };
    return ask(scene, { name: 'change_buyer_address', ...fields }, facts);
  },
  change_return_address: (scene, { askId }) => {
    const facts = scenes.askFacts(scene, askId);
    return ask(scene, { name: 'change_return_address', callerId: facts.ask.sellerId, isLabelPrinted: false }, facts);
  },
};

function onReturn(scene: Scene, ownerId: string, name: 'ship_return' | 'return_received' | 'return_lost') {
  return scene.mirror.returns.has(ownerId) ? ask(scene, { name }, scenes.returnFacts(scene, ownerId)) : null;
}

export function shelfFacts(scene: Scene, stockId: string) {
  const stock = scenes.stockOf(scene, stockId);
  const returnCost = scenes.returnCost(scene, stock.sellerId);
  const owed = scenes.owedIn(scene.mirror);
  const sellerFinishedSales = scenes.person(scene, stock.sellerId).finishedSales;
  return { stock, ask: scenes.openAskOf(scene, stockId), returnCost, sellerFinishedSales, owed };
}

function liveOrderOf(scene: Scene, askId: string): OrderSnapshot | null {
  for (const order of scene.mirror.orders.values()) {
    if (order.askId === askId && order.closure === null && order.status !== 'transaction_successful') return order;
  }
  return null;
}

/** The window of the state that waits for the other user. */
function windowOf(scene: Scene, id: string, kinds: readonly string[], timed: string) {
  const fireAt = kinds.map((kind) => scene.mirror.timers.get(`${kind} ${timed}`)).find((one) => one !== undefined);
  const since = scene.mirror.since.get(id);
  return fireAt === undefined || since === undefined ? null : { startedAt: new Date(since), fireAt };
}

function remind(scene: Scene, id: string) {
  const bid = scene.mirror.bids.get(id);
  if (bid !== undefined) {
    const askId = [...scene.mirror.heldBids].findLast(([, held]) => held === id)?.[0];
    const held = askId === undefined ? undefined : scene.mirror.asks.get(askId);
    if (held === undefined || askId === undefined) return null;
    const facts = { bid, ask: held, window: windowOf(scene, id, ['acceptance_deposit'], askId) };
    return ask(scene, { name: 'remind_of_bid', callerId: bid.buyerId }, facts);
  }
  if (scene.mirror.orders.has(id)) {
    const facts = scenes.tradeFacts(scene, id);
    const window = windowOf(scene, id, ['confirmation', 'shipment'], id);
    return ask(scene, { name: 'remind_of_order', callerId: facts.order.buyerId }, { ...facts, window });
  }
  const order = liveOrderOf(scene, id);
  if (order === null) return null;
  const facts = scenes.tradeFacts(scene, order.id);
  const window = windowOf(
    scene,
    id,
    ['payment_window', 'accepted_payment_window', 'buyer_inspection_timeout'],
    order.id,
  );
  return ask(scene, { name: 'remind_of_ask', callerId: facts.ask.sellerId }, { ...facts, window });
}
