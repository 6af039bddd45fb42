import { sellerFees } from '../src/config/fees.ts';
import { keysOf } from '../src/keys-of.ts';
import { type Centavos, centavos, pesos, zero } from '../src/money/centavos.ts';
import { decide } from '../src/trade/decide/decide.ts';
import type { CommandName, CommandOf, FactsOf } from '../src/trade/facts/commands.ts';
import type { Decision } from '../src/trade/facts/decision.ts';
import type { AttemptSnapshot, AttemptSubject } from '../src/trade/facts/snapshot.ts';
import { commandEntries } from '../src/trade/table/command-entries.table.ts';
import { acceptingSeller, bidderFacts } from './trade-cases/case.ts';
import { buyerFacts, ids, itemFacts, stockFixture } from './trade-fixtures.ts';
import { balanceIn, owedIn, type WholeWorld } from './whole-world.ts';

export const stepNames: readonly CommandName[] = keysOf(commandEntries);

/** `pick` chooses among the values of the command's fields; `price` is the price of a posted entry. */
export type Step = { readonly name: CommandName; readonly pick: number; readonly price: Centavos };

const outcomes: Partial<Record<CommandName, readonly string[]>> = {
  review_suspension: ['return', 'keep'],
  decide_claim: ['reject', 'refund_part', 'take_back'],
  review_counterfeit: ['release', 'keep'],
};
const findings = ['counterfeit', 'wrong_item', 'used', 'incomplete', 'major_defect', 'transit_damage', 'platform_loss'];
const choices = ['return', 'sell_as_flash', 'dispose', 'surrender'];
const faults = ['buyer', 'seller', 'unclear'];

/** The subject of the attempts that a command is about. */
const subjects: Partial<Record<CommandName, AttemptSubject['entity']>> = {
  pay_deposit: 'ask',
  pay_accepted_bid: 'ask',
  deposit_succeeded: 'ask',
  deposit_failed: 'ask',
  deposit_time_over: 'ask',
  deposit_reversed: 'ask',
  pay_bid_deposit: 'bid',
  bid_deposit_succeeded: 'bid',
  bid_deposit_failed: 'bid',
  bid_deposit_time_over: 'bid',
  bid_deposit_reversed: 'bid',
  pay_order: 'order',
  payment_succeeded: 'order',
  payment_failed: 'order',
  payment_time_over: 'order',
  payment_reversed: 'order',
  cancel_order: 'order',
  cancel_accepted_bid: 'order',
  pay_return: 'return',
  return_paid: 'return',
};
const payingCommands: ReadonlySet<CommandName> = new Set([
  'pay_deposit',
  'pay_accepted_bid',
  'pay_bid_deposit',
  'pay_order',
  'pay_return',
]);

/** Commands that make a new thing: not given while the thing exists. */
const maker: Partial<Record<CommandName, 'ask' | 'bid' | 'stock'>> = {
  post_ask: 'ask',
  list_stock_item: 'ask',
  post_bid: 'bid',
  book_intake: 'stock',
};

/**
 * Asks the rules about a step in this world; null where the world lacks the command's subject. Every command gets all
 * facts and all fields that exist, and reads its own.
 */
export function answerIn(world: WholeWorld, step: Step): Decision | null {
  const { name } = step;
  const made = maker[name];
  if (made !== undefined && world[made] !== null) return null;
  // A seller without a live ask makes one by accepting: there is one of everything here.
  if (name.startsWith('accept_bid') && world.ask !== null && world.ask.status !== 'listed') return null;
  const entity = subjects[name];
  const attempt = attemptFor(world, step);
  if (entity !== undefined && /_(succeeded|failed|reversed|paid)$/.test(name) && attempt === undefined) return null;
  const fields = fieldsOf(world, step, attempt);
  const facts = factsOf(world, step, attempt);
  if (needsMissing(name, world)) return null;
  return decide({ name, ...fields } as CommandOf<CommandName>, facts as unknown as FactsOf<CommandName>, world.now);
}

function needsMissing(name: CommandName, world: WholeWorld): boolean {
  const about = wanted(name);
  return about.some((entity) => world[entity] === null);
}

/** Returns the things that must exist before a command can be asked. */
function wanted(name: CommandName): readonly ('ask' | 'bid' | 'order' | 'returnLeg' | 'stock' | 'claim')[] {
  if (/claim/.test(name) && name !== 'open_claim') return ['ask', 'order', 'claim'];
  if (/stock|intake|storage/.test(name)) return name === 'book_intake' ? [] : ['stock'];
  if (/^(choose_return|return_|pay_return|ship_return|review_counterfeit)/.test(name)) return ['returnLeg'];
  if (name === 'cancel_accepted_bid' || name === 'remind_of_bid') return ['ask', 'bid'];
  if (/bid/.test(name) && !/^(post_bid|accept_bid|pay_accepted)/.test(name)) return ['bid'];
  if (/^(post_|accept_bid|match_book|buy_at|delete_user|rush_time)/.test(name)) return [];
  if (
    /^(edit_ask|pay_deposit|deposit_|cancel_ask|listing_|delist_ask|review_susp|pay_accepted|appeal_fine|decide_appeal|change_return|receive_late|rush_ask)/.test(
      name,
    )
  )
    return ['ask'];
  return ['ask', 'order'];
}

function attemptFor(world: WholeWorld, { name, pick }: Step): AttemptSnapshot | undefined {
  const entity = subjects[name];
  const subjectId = entity === 'return' ? world.returnLeg?.id : entity === undefined ? undefined : world[entity]?.id;
  const own = world.attempts.filter(({ subject }) => subject.entity === entity && subject.id === subjectId);
  return own[pick % Math.max(1, own.length)];
}

function fieldsOf(world: WholeWorld, { name, pick, price }: Step, attempt: AttemptSnapshot | undefined): object {
  const serial = String(world.count).padStart(10, '0');
  const from = <Word>(words: readonly Word[]): Word | undefined => words[pick % words.length];
  // Another digit of `pick` than the one that chooses words, so that both parties use all words.
  const isSeller = pick < 60;
  return {
    callerId: isSeller ? ids.seller : ids.buyer,
    isSeller,
    price,
    expiryDays: 14,
    askId: ids.ask,
    depositId: name === 'post_bid' ? ids.bidDeposit : ids.deposit,
    bidId: ids.bid,
    stockId: ids.stock,
    claimId: ids.claim,
    orderId: `ord_walk${serial}`,
    attemptId: `att_walk${serial}`,
    itemId: ids.item,
    skuId: ids.sku,
    lane: world.ask?.lane ?? 'standard',
    maxTotal: pesos(900_000),
    channel: 'CARDS',
    amount: attempt?.amount ?? zero,
    floorPrice: null,
    why: from(['delisted', 'suspended']),
    outcome: from(outcomes[name] ?? ['none']),
    incoming: from(['ask', 'bid']),
    isFinal: pick % 3 > 0,
    fault: from(faults),
    isFraud: pick % 5 === 0,
    finding: from(findings),
    inspectors: 2,
    photoCount: 1,
    points: [{ id: 'sole', verdict: 'pass' }],
    isByOrderNumber: world.order?.status === 'seller_to_ship',
    handedOverBy: 'The seller',
    passesAsNew: true,
    lossInValue: pick % 2 === 0 ? pesos(100) : zero,
    discount: pesos(50),
    result: from(['accept', 'reject']),
    isUpheld: pick % 2 === 0,
    of: from(['ask', 'bid']),
    courier: 'lbcexpress',
    trackingNumber: `LBC${serial}`,
    scannedAt: new Date(world.now.getTime() - (pick % 2) * 10_000),
    lapsedAt: new Date(world.now.getTime() - 5_000),
    deliveredAt: world.now,
    kind: from(['condition', 'authenticity']),
    isSealUnbroken: true,
    refund: pesos(100),
    isLabelPrinted: false,
    isDearer: false,
    choice: from(choices),
    isCounterfeit: pick % 4 === 0,
  };
}

function factsOf(world: WholeWorld, { name, pick }: Step, attempt: AttemptSnapshot | undefined): object {
  const { ask, bid, order, returnLeg, stock, claim } = world;
  const serial = String(world.count).padStart(10, '0');
  const isOfBid = order?.origin === 'bid' && bid?.id === order.bidId;
  const isAccepting = name.startsWith('accept_bid');
  const newOrder = { orderId: `ord_walk${serial}`, feeRules: sellerFees, buyerRegion: 'NCR' };
  const pendingAttempt = pendingOf(world, subjects[name]);
  const isBidFine = /bid/.test(name) || (name === 'payment_succeeded' && isOfBid);
  const deposit = (isBidFine ? bid : ask)?.deposit;
  const live = ask?.status === 'listed' ? ask : null;
  const runs = [...world.timers].filter(([key]) => key.startsWith('order '));
  const unsentRefund = attempt === undefined ? zero : centavos(balanceIn(world, `refund:${attempt.id}`));
  const isBidOnly = /^(pay_bid_|bid_|edit_bid|cancel_bid|appeal_bid|decide_bid)/.test(name);
  const about = /^(withdraw_stock|storage_time_over|lose_stock|take_rematch|buy_at)/.test(name)
    ? live
    : isAccepting
      ? live
      : (ask ?? undefined);
  return {
    ask: isBidOnly ? undefined : name === 'match_book' ? live : about,
    bid:
      name === 'match_book'
        ? bid?.status === 'bid_active'
          ? bid
          : null
        : isAccepting || /bid/.test(name) || isOfBid || ask?.origin === 'accept_bid'
          ? bid
          : null,
    ownBid: isOfBid ? null : bid,
    order: order ?? undefined,
    returnLeg,
    stock: name === 'choose_return' ? stockFixture() : (stock ?? undefined),
    claim,
    attempt,
    pendingAttempt,
    wasExtended: pick % 2 === 0,
    owed: owedIn(world),
    canRematch: pick % 2 === 0,
    isRefundUnsent: unsentRefund > 0,
    // As the API finds it: a claim may have sent back a part only (the walk with seed -865384023 met one).
    unsentRefund,
    isFineInSuspense: deposit !== undefined && balanceIn(world, `penalty:${deposit.id}`) > 0,
    isReleased: deposit === undefined || balanceIn(world, `penalty:${(pick % 2 === 0 ? ask : bid)?.deposit.id}`) === 0,
    wasDepositPaidByCard: false,
    newOrder,
    hasLinkedAsk: false,
    hasLinkedBid: false,
    lowestAsk: null,
    buyer: buyerFacts,
    seller: acceptingSeller,
    bidder: bidderFacts,
    item: itemFacts,
    feeRules: sellerFees,
    buyerRegion: 'NCR',
    openItemCount: 1,
    balance: zero,
    cancellations: { day: 0, month: 0 },
    timers: runs.map(([key, fireAt]) => ({ kind: key.split(' ')[2], fireAt })),
    window: { startedAt: new Date(world.now.getTime() - 9_000), fireAt: new Date(world.now.getTime() + 9_000) },
    isTrackingNumberUsed: false,
    wasRestarted: pick % 2 === 0,
    returnCost: pesos(220),
    isCompensated: pick % 2 === 0,
    hasDropOffProof: pick % 2 === 0,
    checklist: ['sole'],
    sellerFinishedSales: pick,
    isLate: true,
    hasClaim: claim !== null,
    isDelivered: pick % 2 === 0,
    openedBeforeLapse: pick % 2 === 0,
  };
}

function pendingOf(world: WholeWorld, entity: AttemptSubject['entity'] | undefined): AttemptSnapshot | null {
  return world.attempts.find(({ status, subject }) => status === 'PENDING' && subject.entity === entity) ?? null;
}

/** The attempt that a payment command starts, as the use case inserts it before the decision is applied. */
export function startAttempt(world: WholeWorld, { name }: Step): void {
  const entity = subjects[name];
  const id = `att_walk${String(world.count).padStart(10, '0')}` as AttemptSnapshot['id'];
  const { ask, bid, order, returnLeg, now } = world;
  if (!payingCommands.has(name)) return;
  const of = entity === 'ask' ? ask : bid;
  const due = of?.deposit.status === 'due' ? of.deposit.amount : of?.deposit.raise?.amount;
  const orderDue = order?.redelivery === 'unpaid' ? order.shippingFee : order?.total;
  const amount = entity === 'order' ? orderDue : entity === 'return' ? returnLeg?.cost : due;
  const subjectId = entity === 'return' ? returnLeg?.id : entity === 'order' ? order?.id : of?.id;
  const userId = entity === 'order' || entity === 'bid' ? ids.buyer : ids.seller;
  const subject = { entity, id: subjectId } as AttemptSubject;
  world.attempts.push({ id, subject, userId, amount: amount ?? zero, status: 'PENDING', createdAt: now });
}
