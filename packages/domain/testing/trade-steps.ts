import { sellerFees } from '../src/config/fees.ts';
import { type Centavos, pesos } from '../src/money/centavos.ts';
import { decide } from '../src/trade/decide/decide.ts';
import type { Decision } from '../src/trade/facts/decision.ts';
import type { AskSnapshot, AttemptSnapshot, OrderSnapshot } from '../src/trade/facts/snapshot.ts';
import { buyerFacts, ids, itemFacts, sellerFacts } from './trade-fixtures.ts';
import type { World } from './trade-world.ts';

export const steps = [
  'post',
  'payDeposit',
  'depositSucceeds',
  'depositFails',
  'depositTimeOver',
  'cancelAsk',
  'listingExpires',
  'buy',
  'pay',
  'paymentSucceeds',
  'paymentFails',
  'paymentTimeOver',
  'buyerCancels',
  'sellerCancels',
  'confirm',
  'confirmTimeOver',
  'deliver',
  'shipTimeOver',
  'scan',
  'scanTimeOver',
  'receive',
  'inspect',
  'pass',
  'ship',
  'delivered',
  'confirmReceived',
  'receiptTimeOver',
  'release',
] as const;
export type Step = (typeof steps)[number];

/** `pick` chooses between attempts; `price` is used when the ask is posted. */
export type Choice = { readonly step: Step; readonly pick: number; readonly price: Centavos };

/** Asks the rules about a step in this world; null when the step has no subject yet. */
export function ask(world: World, choice: Choice): Decision | null {
  return world.ask === null || choice.step === 'post' ? post(world, choice) : askStep(world, world.ask, choice);
}

function post(world: World, { step, price }: Choice): Decision | null {
  if (step !== 'post' || world.ask !== null) return null;
  const fields = {
    askId: ids.ask,
    depositId: ids.deposit,
    itemId: ids.item,
    skuId: ids.sku,
    price,
    expiryDays: 7,
  } as const;
  return decide({ name: 'post_ask', ...fields }, { seller: sellerFacts, item: itemFacts }, world.now);
}

function askStep(world: World, theAsk: AskSnapshot, { step, pick }: Choice): Decision | null {
  const { now } = world;
  const pendingAttempt = world.depositAttempts.find(({ status }) => status === 'PENDING') ?? null;
  const attempt = world.depositAttempts[pick % Math.max(1, world.depositAttempts.length)];
  const facts = { ask: theAsk };
  switch (step) {
    case 'payDeposit': {
      const attemptId = newAttemptId(world);
      return decide({ name: 'pay_deposit', attemptId, channel: 'GCASH' }, { ...facts, pendingAttempt }, now);
    }
    case 'depositSucceeds':
      if (attempt === undefined) return null;
      return decide({ name: 'deposit_succeeded', amount: attempt.amount }, { ...facts, attempt }, now);
    case 'depositFails':
      return attempt === undefined ? null : decide({ name: 'deposit_failed' }, { ...facts, attempt }, now);
    case 'depositTimeOver':
      return decide({ name: 'deposit_time_over' }, { ...facts, pendingAttempt, wasExtended: pick % 2 === 0 }, now);
    case 'cancelAsk':
      return decide({ name: 'cancel_ask' }, facts, now);
    case 'listingExpires':
      return decide({ name: 'listing_expired' }, facts, now);
    case 'buy': {
      const command = {
        name: 'buy_at_lowest_ask',
        orderId: newOrderId(world),
        skuId: ids.sku,
        lane: 'standard',
        maxTotal: pesos(800_000),
      } as const;
      const best = theAsk.status === 'listed' ? theAsk : null;
      return decide(
        command,
        { ask: best, hasLinkedAsk: false, buyer: buyerFacts, item: itemFacts, feeRules: sellerFees },
        now,
      );
    }
    default:
      return world.order === null ? null : orderStep(world, { ask: theAsk, order: world.order }, { step, pick });
  }
}

type Trade = { readonly ask: AskSnapshot; readonly order: OrderSnapshot };
type OrderStep = { readonly step: Step; readonly pick: number };

function orderStep(world: World, facts: Trade, { step, pick }: OrderStep): Decision | null {
  const { now } = world;
  const pendingAttempt = world.attempts.find(({ status }) => status === 'PENDING') ?? null;
  const attempt = world.attempts[pick % Math.max(1, world.attempts.length)];
  switch (step) {
    case 'pay': {
      const attemptId = newAttemptId(world);
      return decide({ name: 'pay_order', attemptId, channel: 'CARDS' }, { order: facts.order, pendingAttempt }, now);
    }
    case 'paymentSucceeds':
      if (attempt === undefined) return null;
      return decide({ name: 'payment_succeeded', amount: attempt.amount }, { ...facts, attempt }, now);
    case 'paymentFails':
      return attempt === undefined ? null : decide({ name: 'payment_failed' }, { ...facts, attempt }, now);
    case 'paymentTimeOver':
      return decide({ name: 'payment_time_over' }, { ...facts, pendingAttempt, wasExtended: pick % 2 === 0 }, now);
    case 'buyerCancels':
      return decide(
        { name: 'cancel_order', callerId: ids.buyer, isSeller: false },
        { ...facts, pendingAttempt, cancellations: { day: 0, month: 0 } },
        now,
      );
    case 'sellerCancels':
      return decide(
        { name: 'cancel_order', callerId: ids.seller, isSeller: true },
        { ...facts, pendingAttempt, cancellations: { day: 0, month: 0 } },
        now,
      );
    case 'confirm':
      return decide({ name: 'confirm_order', callerId: ids.seller }, facts, now);
    case 'confirmTimeOver':
      return decide({ name: 'confirm_time_over' }, facts, now);
    default:
      return parcelStep(world, facts, { step, pick });
  }
}

function parcelStep(world: World, facts: Trade, { step, pick }: OrderStep): Decision | null {
  const { now } = world;
  const parcel = { courier: 'lbcexpress', trackingNumber: `LBC12345678${pick % 10}` };
  switch (step) {
    case 'deliver':
      return decide(
        { name: 'seller_deliver', callerId: ids.seller, ...parcel },
        { ...facts, isTrackingNumberUsed: false, wasRestarted: pick % 2 === 0 },
        now,
      );
    case 'shipTimeOver':
      return decide({ name: 'ship_time_over' }, facts, now);
    case 'scan':
      return decide({ name: 'courier_scanned', scannedAt: now }, facts, now);
    case 'scanTimeOver':
      return decide({ name: 'scan_time_over' }, facts, now);
    case 'receive':
      return decide(
        {
          name: 'receive_at_warehouse',
          isByOrderNumber: facts.order.status === 'seller_to_ship',
          handedOverBy: 'The seller',
        },
        facts,
        now,
      );
    case 'inspect':
      return decide({ name: 'begin_inspection' }, facts, now);
    case 'pass': {
      const points = [{ id: 'sole', verdict: 'pass' }] as const;
      const report = { checklist: ['sole'], sellerFinishedSales: pick % 10 };
      return decide({ name: 'pass_inspection', points, photoCount: 1 }, { ...facts, ...report }, now);
    }
    case 'ship':
      return decide({ name: 'hand_to_courier', ...parcel }, { ...facts, isTrackingNumberUsed: false }, now);
    case 'delivered':
      return decide({ name: 'courier_delivered', deliveredAt: now }, facts, now);
    case 'confirmReceived':
      return decide({ name: 'confirm_received', callerId: ids.buyer }, facts, now);
    case 'receiptTimeOver':
      return decide({ name: 'receipt_time_over' }, facts, now);
    default:
      return decide(
        { name: 'release_penalty' },
        { ...facts, isReleased: world.isReleased, wasDepositPaidByCard: false },
        now,
      );
  }
}

function newOrderId(world: World): OrderSnapshot['id'] {
  return `ord_walk${String(world.orderCount).padStart(10, '0')}` as OrderSnapshot['id'];
}

function newAttemptId(world: World): AttemptSnapshot['id'] {
  const count = world.depositAttempts.length + world.attempts.length + world.earlierAttempts.length;
  return `att_walk${String(count).padStart(10, '0')}` as AttemptSnapshot['id'];
}
