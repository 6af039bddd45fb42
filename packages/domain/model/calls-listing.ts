import type { UserId } from '../src/ids/id.ts';
import { centavos } from '../src/money/centavos.ts';
import { ask, type Calls } from './calls.ts';
import { getExisting } from './look.ts';
import { pendingFor } from './mirror.ts';
import { highestBid, lowestAsk, ownEntry } from './queues.ts';
import * as scenes from './scene.ts';

/* Listing, bidding and the deposits of both (E01 to E19r). */

export const listingCalls: Calls = {
  post_ask: (scene, { sellerId, price, days, stockId }) => {
    const { askId, depositId } = scene.made;
    const seller = scenes.sellerFacts(scene, sellerId);
    const item = scenes.itemOf(scene);
    const fields = { askId, depositId, price: centavos(price), expiryDays: scenes.expiry(days) };
    if (stockId !== null) {
      const facts = { stock: scenes.stockOf(scene, stockId), ask: scenes.openAskOf(scene, stockId), seller, item };
      return ask(scene, { name: 'list_stock_item', ...fields }, facts);
    }
    const { itemId, skuId } = scenes;
    const highestOwnBid = ownEntry(scene, sellerId, 'bid');
    return ask(scene, { name: 'post_ask', ...fields, itemId, skuId }, { seller, item, highestOwnBid });
  },
  pay_deposit: (scene, { ownerId, method }) => {
    const payment = { attemptId: scene.made.attemptId, channel: scenes.channels[method] };
    const pendingAttempt = pendingFor(scene.mirror, ownerId);
    if (scene.mirror.bids.has(ownerId)) {
      return ask(
        scene,
        { name: 'pay_bid_deposit', ...payment },
        { ...scenes.bidFacts(scene, ownerId), pendingAttempt },
      );
    }
    const facts = { ...scenes.askFacts(scene, ownerId), pendingAttempt };
    const isAcceptance = facts.ask.origin === 'accept_bid' && facts.ask.status === 'to_pay';
    return ask(scene, { name: isAcceptance ? 'pay_accepted_bid' : 'pay_deposit', ...payment }, facts);
  },
  deposit_succeeded: (scene, { attemptId, amount }) => {
    const attempt = getExisting(scene.mirror.attempts, attemptId);
    const paid = { amount: centavos(amount) };
    if (attempt.subject.entity === 'bid') {
      const facts = { ...scenes.bidFacts(scene, attempt.subject.id), attempt };
      return ask(scene, { name: 'bid_deposit_succeeded', ...paid }, facts);
    }
    const facts = scenes.askFacts(scene, attempt.subject.id);
    const newOrder = scenes.newOrderFacts(scene, facts.bid);
    return ask(scene, { name: 'deposit_succeeded', ...paid }, { ...facts, attempt, newOrder });
  },
  deposit_failed: (scene, { attemptId }) => {
    const attempt = getExisting(scene.mirror.attempts, attemptId);
    const { id, entity } = attempt.subject;
    if (entity === 'bid') return ask(scene, { name: 'bid_deposit_failed' }, { ...scenes.bidFacts(scene, id), attempt });
    return ask(scene, { name: 'deposit_failed' }, { ...scenes.askFacts(scene, id), attempt });
  },
  deposit_reversed: (scene, { depositId, attemptId }) => {
    const attempt = getExisting(scene.mirror.attempts, attemptId);
    const found = { attempt, ...scenes.reversalFacts(scene, attemptId, depositId) };
    const { id, entity } = attempt.subject;
    return entity === 'bid'
      ? ask(scene, { name: 'bid_deposit_reversed' }, { ...scenes.bidFacts(scene, id), ...found })
      : ask(scene, { name: 'deposit_reversed' }, { ...scenes.askFacts(scene, id), ...found });
  },
  cancel_ask: (scene, { askId }) => ask(scene, { name: 'cancel_ask' }, scenes.askFacts(scene, askId)),
  edit_ask: (scene, { askId, price, days }) => {
    const facts = scenes.askFacts(scene, askId);
    const callerId = facts.ask.sellerId;
    const highestOwnBid = ownEntry(scene, callerId, 'bid');
    const fields = { price: centavos(price), expiryDays: scenes.expiry(days), callerId };
    return ask(scene, { name: 'edit_ask', ...fields }, { ...facts, highestOwnBid });
  },
  end_review: (scene, { askId }) =>
    ask(scene, { name: 'review_suspension', outcome: 'return' }, scenes.askFacts(scene, askId)),

  place_bid: (scene, { buyerId, price, days }) => {
    const buyer = scenes.person(scene, buyerId);
    const mine = [...scene.mirror.bids.values()].filter((bid) => bid.buyerId === buyerId && scenes.isLive(bid));
    const bidder = {
      ...scenes.buyerFacts(scene, buyerId),
      isPhoneVerified: buyer.isPhoneVerified,
      liveBidsOnSku: mine.length,
    };
    const { bidId, depositId } = scene.made;
    const { itemId, skuId } = scenes;
    const fields = { bidId, depositId, itemId, skuId, price: centavos(price), expiryDays: scenes.expiry(days) };
    const facts = {
      bidder,
      item: scenes.itemOf(scene),
      lowestAsk: lowestAsk(scene, buyerId, 'standard').ask?.price ?? null,
      lowestOwnAsk: ownEntry(scene, buyerId, 'ask'),
    };
    return ask(scene, { name: 'post_bid', ...fields }, facts);
  },
  edit_bid: (scene, { bidId, price, days }) => {
    const bid = getExisting(scene.mirror.bids, bidId);
    const lowestOwnAsk = ownEntry(scene, bid.buyerId, 'ask');
    const fields = { price: centavos(price), expiryDays: scenes.expiry(days), callerId: bid.buyerId };
    return ask(scene, { name: 'edit_bid', ...fields }, { bid, lowestOwnAsk });
  },
  cancel_bid: (scene, { bidId }) => {
    const bid = getExisting(scene.mirror.bids, bidId);
    return ask(scene, { name: 'cancel_bid', callerId: bid.buyerId }, scenes.bidFacts(scene, bidId));
  },
  accept_bid: (scene, { sellerId, floor, askId, pay }) => {
    const mine = [...scene.mirror.asks.values()].filter((one) => one.sellerId === sellerId && one.status === 'to_pay');
    const seller = {
      ...scenes.sellerFacts(scene, sellerId),
      unpaidAcceptances: mine.filter((one) => one.origin === 'accept_bid').length,
      depositDefaults: scenes.within(scene, scenes.person(scene, sellerId).strikes, 30 * 86_400_000),
    };
    const queue = highestBid(scene, sellerId);
    const own = askId === null ? null : getExisting(scene.mirror.asks, askId);
    const newOrder = scenes.newOrderFacts(scene, queue.bid);
    const facts = {
      ...scenes.companions(scene, own ?? undefined),
      ...queue,
      ask: own,
      seller,
      item: scenes.itemOf(scene),
      newOrder,
    };
    const fields = { askId: scene.made.askId, depositId: scene.made.depositId, floorPrice: centavos(floor) };
    const isPaying = own !== null || pay !== null;
    return ask(scene, { name: isPaying ? 'accept_bid' : 'accept_bid_without_pay', ...fields }, facts);
  },
  cancel_accepted_bid: (scene, { bidId, callerId }) => {
    const bid = getExisting(scene.mirror.bids, bidId);
    const heldFor = [...scene.mirror.heldBids].findLast(([, id]) => id === bidId)?.[0];
    const order = [...scene.mirror.orders.values()].findLast((one) => one.bidId === bidId) ?? null;
    const isHeld = bid.status === 'seller_to_pay_deposit';
    const askId = isHeld ? heldFor : (order?.askId ?? heldFor);
    if (askId === undefined) return null;
    const pendingAttempt = order === null ? null : pendingFor(scene.mirror, order.id);
    const own = getExisting(scene.mirror.asks, askId);
    const facts = { ...scenes.companions(scene, own), bid, ask: own, order: isHeld ? null : order, pendingAttempt };
    return ask(scene, { name: 'cancel_accepted_bid', callerId: callerId as UserId }, facts);
  },
};
