import { getExisting, newId } from './look.ts';
import type { Attempt } from './money-world.ts';
import { DAY } from './timers.ts';
import type { Order, World } from './world.ts';

/*
 * The ledger (docs/lifecycle.md#postings): account name → balance, where money put onto an account counts up. Each
 * posting sums to zero. Postings that may happen only once for a deposit or order throw the second time (invariants 1
 * and 11).
 */

const oncePerDeposit = ['deposit_returned', 'deposit_deducted'];
const oncePerOrder = [
  'escrow_filled',
  'order_refunded',
  'seller_paid',
  'buyer_fees_earned',
  'refunded_after_income',
  'payment_reversed',
];

export function balance(world: World, account: string): number {
  return world.accounts.get(account) ?? 0;
}

/** Books one journal entry. `subject` is the deposit or order that the posting is about. */
export function post(world: World, code: string, subject: string, lines: Readonly<Record<string, number>>): void {
  const amounts = Object.values(lines);
  if (amounts.every((amount) => amount === 0)) return;
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== 0)
    throw new Error(`${code} ${subject} does not sum to zero`);
  if (oncePerDeposit.includes(code) || oncePerOrder.includes(code)) {
    const key = `${code} ${subject}`;
    if (world.booked.has(key)) throw new Error(`${key} is booked twice`);
    world.booked.add(key);
  }
  for (const [account, amount] of Object.entries(lines)) {
    if (amount !== 0) world.accounts.set(account, balance(world, account) + amount);
  }
}

/** The account of a refund: the wallet that paid, or the gateway by a refund of that attempt. */
export function refundTo(world: World, attemptId: string | null, userId: string, amount: number): string {
  const attempt = attemptId === null ? undefined : world.attempts.get(attemptId);
  if (attempt === undefined || attempt.method === 'wallet') return `wallet:${userId}`;
  if (amount > 0) {
    const id = newId(world, 'ref');
    world.refunds.set(id, { id, attemptId: attempt.id, userId, amount, status: 'PENDING', tries: 0 });
  }
  return `refund:${attempt.id}`;
}

/** Returns a person's debt after a reversal, as a positive amount. */
export function owedBy(world: World, userId: string): number {
  return -balance(world, `receivable:${userId}`);
}

/** Returns the part of a payment to this person that settles a debt first (docs/lifecycle.md#debts). */
export function debtShare(world: World, userId: string, amount: number): number {
  return Math.min(owedBy(world, userId), amount);
}

/** Books the payment, and the coupon's part from the platform, into escrow. */
export function holdPayment(world: World, order: Order, coupon: number): void {
  post(world, 'escrow_filled', order.id, {
    'platform:gateway_clearing': -order.total,
    'platform:promo_expense': -coupon,
    [`escrow:${order.id}`]: order.total + coupon,
  });
}

/** Refunds the buyer's whole payment and returns the platform's coupon. */
export function refundPayment(world: World, order: Order, attemptId = order.paidBy): void {
  const held = balance(world, `escrow:${order.id}`);
  post(world, 'order_refunded', order.id, {
    [`escrow:${order.id}`]: -held,
    [refundTo(world, attemptId, order.buyerId, order.total)]: order.total,
    'platform:promo_expense': held - order.total,
  });
  order.refunded += order.total;
  freeCoupon(world, order);
}

/** The coupon goes back to its owner, unless its date has passed. */
export function freeCoupon(world: World, order: Order): void {
  if (order.couponId === null) return;
  const coupon = getExisting(world.coupons, order.couponId);
  coupon.status = coupon.expiresAt > world.now ? 'active' : 'expired';
  order.couponId = null;
}

/** Pays the seller the price less fees, and withholds the tax. The rest settles debts first. */
export function payIncome(world: World, order: Order, availableAt: number): void {
  const tax = getExisting(world.people, order.sellerId).isTaxed ? taxOn(order) : 0;
  const left = order.income - tax;
  const debt = debtShare(world, order.sellerId, left);
  post(world, 'seller_paid', order.id, {
    [`escrow:${order.id}`]: -(order.income + order.sellerFees),
    [`receivable:${order.sellerId}`]: debt,
    [`wallet:${order.sellerId}`]: order.income - debt,
    'platform:fee_revenue': order.sellerFees,
  });
  post(world, 'tax_withheld', order.id, { [`wallet:${order.sellerId}`]: -tax, 'platform:tax_withheld': tax });
  keepBack(world, order.sellerId, left - debt, availableAt, order.id);
}

/** One hundredth of one half of the buyer's price for the item, in whole centavos, out of the income alone. */
function taxOn(order: Order): number {
  return Math.min(order.income, Math.floor((order.price - order.discount) / 2 / 100));
}

/** Money on a wallet that can be withdrawn only later. */
export function keepBack(world: World, userId: string, amount: number, until: number, orderId: string | null): void {
  if (amount > 0 && until > world.now) world.holds.push({ userId, amount, until, orderId });
}

/** Income of a new seller, and of an order with a coupon, waits. */
export function mustWait(world: World, sellerId: string, order: Order | undefined): boolean {
  return getExisting(world.people, sellerId).finishedSales < 5 || (order !== undefined && order.couponAmount > 0);
}

/** Returns the amount that a person can withdraw now. */
export function withdrawable(world: World, userId: string): number {
  const held = world.holds.filter((hold) => hold.userId === userId && hold.until > world.now);
  return balance(world, `wallet:${userId}`) - held.reduce((sum, hold) => sum + hold.amount, 0);
}

/** Books the escrow's rest after the income: shipping and flash fee. A reversed payment earns nothing (ADR 0033). */
export function earnShipping(world: World, order: Order): void {
  if (order.isReversed) return;
  const left = balance(world, `escrow:${order.id}`);
  post(world, 'buyer_fees_earned', order.id, {
    [`escrow:${order.id}`]: -left,
    'platform:shipping_revenue': left - order.flashFee,
    'platform:fee_revenue': order.flashFee,
  });
}

/**
 * Books a refund after the seller was paid; the part that escrow lacks is the platform's loss. The coupon comes back
 * where everything is refunded.
 */
export function refundAfterPass(world: World, order: Order, lessLegs: number): void {
  const refund = Math.max(order.total - order.refunded - lessLegs, 0);
  if (lessLegs === 0) freeCoupon(world, order);
  if (order.isReversed) forgive(world, order, refund);
  else payAfterPass(world, order, refund, lessLegs);
}

function payAfterPass(world: World, order: Order, refund: number, lessLegs: number): void {
  const escrow = `escrow:${order.id}`;
  const held = balance(world, escrow);
  const fromEscrow = Math.min(held, refund);
  // The kept shipping in escrow is earned; a rest beyond it can only be the coupon's.
  const earned = Math.min(held - fromEscrow, lessLegs);
  post(world, 'refunded_after_income', order.id, {
    [escrow]: -held,
    [refundTo(world, order.paidBy, order.buyerId, refund)]: refund,
    'platform:shipping_revenue': earned,
    'platform:promo_expense': held - fromEscrow - earned,
    'platform:item_loss': fromEscrow - refund,
  });
  order.refunded += refund;
  order.afterPass = refund;
}

/** Settles a buyer's debt for the pair at the platform's cost: the bank has paid the buyer already (ADR 0033). */
function forgive(world: World, order: Order, refund: number): void {
  const amount = Math.max(refund - order.shippingFee - order.flashFee, 0);
  post(world, 'refunded_after_income', order.id, {
    'platform:item_loss': -amount,
    ...intoWallet(world, order.buyerId, amount),
  });
}

/** Returns the lines that pay a person into the wallet, after their debt. */
export function intoWallet(world: World, userId: string, amount: number): Record<string, number> {
  const debt = debtShare(world, userId, amount);
  return { [`receivable:${userId}`]: debt, [`wallet:${userId}`]: amount - debt };
}

/**
 * The seller's loss, paid by the courier or the platform. Income of the order would wait three days after its end, and
 * so does this.
 */
export function compensate(world: World, { userId, subject, amount, order }: Compensation): void {
  const left = amount - debtShare(world, userId, amount);
  post(world, 'item_compensated', subject, { 'platform:item_loss': -amount, ...intoWallet(world, userId, amount) });
  if (mustWait(world, userId, order)) keepBack(world, userId, left, world.now + 3 * DAY, null);
}

export type Compensation = {
  readonly userId: string;
  readonly subject: string;
  readonly amount: number;
  readonly order?: Order | undefined;
};

/** The platform broke its own limit. */
export function giveCredit(world: World, userId: string, subject: string, amount: number): void {
  post(world, 'credit_given', subject, { 'platform:platform_expense': -amount, ...intoWallet(world, userId, amount) });
}

/** Returns a second payment in full; it never touches escrow. */
export function returnSecondPayment(world: World, attempt: Attempt): void {
  if (attempt.method === 'wallet') return;
  post(world, 'second_payment_returned', attempt.id, {
    'platform:gateway_clearing': -attempt.amount,
    [refundTo(world, attempt.id, attempt.userId, attempt.amount)]: attempt.amount,
  });
}
