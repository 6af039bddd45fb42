import { getExisting, row } from './look.ts';
import { post, returnSecondPayment, withdrawable } from './money.ts';
import type { Attempt } from './money-world.ts';
import { newAttempt, pendingAttempt } from './paying-deposits.ts';
import { incomeFrom, isPayableBy, returnCostTo } from './prices.ts';
import { arm, disarm, windows } from './timers.ts';
import type { Ask, Return, Stock, World } from './world.ts';

/* docs/lifecycle.md#returns: the way back of an item that lies in the warehouse, of a closed ask or of flash stock. */

export type Parcel = Ask | Stock;

/** `held`: the deposit's part for the way back, where the deposit pays. */
export type Terms = {
  payer: Return['payer'];
  held?: number;
  passesAsNew?: boolean;
  lossInValue?: number;
};

/**
 * RT1. A cost that the deposit does not cover is paid from the wallet; otherwise the seller is asked (and
 * `return_storage` runs, not `return_shipment`).
 */
export function startReturn(world: World, owner: Parcel, value: number, terms: Terms): void {
  const leg = newReturn(world, owner, value, terms);
  owner.parcelReturn = leg;
  row(world, 'RT1');
  arm(world, 'return_choice', owner.id, windows.return_choice);
  waitForMoneyOrUs(world, leg);
}

/** RT7: a counterfeit stays here until the review has ended. */
export function holdItem(world: World, owner: Parcel, value: number): void {
  const leg = newReturn(world, owner, value, { payer: 'seller' });
  leg.status = 'held';
  owner.parcelReturn = leg;
}

function newReturn(world: World, owner: Parcel, value: number, terms: Terms): Return {
  const { held = 0, passesAsNew = false, lossInValue = 0 } = terms;
  const full = returnCostTo(getExisting(world.people, owner.sellerId).region);
  const isShort = terms.payer === 'deposit' && held < full;
  const payer = isShort ? 'seller' : terms.payer;
  return {
    ownerId: owner.id,
    sellerId: owner.sellerId,
    status: 'return_pending',
    isDelivered: false,
    payer,
    cost: isShort ? full - held : full,
    isPaid: payer !== 'seller',
    choice: null,
    passesAsNew,
    lossInValue,
    value,
  };
}

/** The wallet pays first. Then the platform has to send the item, or the seller has to pay. */
export function waitForMoneyOrUs(world: World, leg: Return): void {
  if (!leg.isPaid && withdrawable(world, leg.sellerId) >= leg.cost) {
    payFrom(world, leg, `wallet:${leg.sellerId}`);
    leg.isPaid = true;
    row(world, 'return paid by wallet');
  }
  if (!leg.isPaid) {
    arm(world, 'return_storage', leg.ownerId, windows.return_storage);
    return;
  }
  arm(world, 'return_sla', leg.ownerId, windows.return_sla);
  arm(world, 'return_shipment', leg.ownerId, windows.return_shipment);
}

function payFrom(world: World, leg: Return, account: string): void {
  post(world, 'return cost', leg.ownerId, { [account]: -leg.cost, 'platform:shipping_revenue': leg.cost });
}

export function pendingReturn(owner: Parcel): Return | null {
  return owner.parcelReturn?.status === 'return_pending' ? owner.parcelReturn : null;
}

export function mustPay(leg: Return): boolean {
  return leg.payer === 'seller' && !leg.isPaid;
}

/** `POST /ask/{id}/pay` for a return that is not paid yet. */
export function payReturn(world: World, owner: Parcel): string | null {
  const leg = pendingReturn(owner);
  if (leg === null || !mustPay(leg)) return 'NOT_ALLOWED_NOW';
  if (pendingAttempt(world, owner.id) !== undefined) return row(world, 'return payment again');
  if (!isPayableBy('ewallet', leg.cost)) return 'METHOD_LIMIT';
  newAttempt(world, 'return', owner.id, owner.sellerId, leg.cost, 'ewallet');
  return row(world, 'return payment');
}

export function returnPaid(world: World, owner: Parcel, attempt: Attempt): string | null {
  if (attempt.status === 'SUCCEEDED') return row(world, 'E39 return');
  attempt.status = 'SUCCEEDED';
  const leg = pendingReturn(owner);
  if (leg === null || !mustPay(leg)) {
    returnSecondPayment(world, attempt);
    return row(world, 'E39b return');
  }
  payFrom(world, leg, 'platform:gateway_clearing');
  leg.isPaid = true;
  disarm(world, owner.id, 'return_storage');
  arm(world, 'return_sla', owner.id, windows.return_sla);
  arm(world, 'return_shipment', owner.id, windows.return_shipment);
  return row(world, 'return paid');
}

/** The higher of the seller's own ask for this stock and the last sale, less fees. */
export function stockValue(world: World, sellerId: string, stockId: string): number {
  const prices = world.sales.slice(-1).map((sale) => sale.price);
  for (const ask of world.asks.values())
    if (ask.sellerId === sellerId && ask.stockId === stockId) prices.push(ask.price);
  return prices.length === 0 ? 0 : incomeFrom(Math.max(...prices)).income;
}

export function endReturn(world: World, owner: Parcel, leg: Return, status: Return['status']): void {
  leg.status = status;
  disarm(
    world,
    owner.id,
    'return_sla',
    'return_shipment',
    'return_choice',
    'seller_to_receive',
    'return_storage',
    'rush',
  );
  if ('kind' in owner) owner.item = 'gone';
}
