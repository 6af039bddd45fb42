import { newId, row, the } from './look.ts';
import { giveCredit, post, returnSecondPayment, withdrawable } from './money.ts';
import { newAttempt, pendingAttempt } from './paying-deposits.ts';
import { incomeFrom, methodLimit, platformCredit, returnCostTo } from './prices.ts';
import { arm, disarm, windows } from './timers.ts';
import type { Ask, Attempt, Order, Return, Stock, World } from './world.ts';

/* Lifecycle, section 6: the way back of an item that lies in the warehouse, of a closed ask or of flash stock. */

export type Parcel = Ask | Stock;

/** RT1. Paid by the deposit as far as it goes, else from the wallet, else the seller is asked (and T18 runs, not T16). */
export function startReturn(
  world: World,
  owner: Parcel,
  payer: Return['payer'],
  fromDeposit = 0,
  isTransitDamage = false,
): void {
  const full = returnCostTo(the(world.people, owner.sellerId).region);
  const cost = payer === 'platform' ? 0 : full - Math.min(full, fromDeposit);
  const parcelReturn: Return = {
    status: 'return_pending',
    payer,
    cost,
    isPaid: cost === 0,
    isTransitDamage,
    isLate: false,
  };
  owner.parcelReturn = parcelReturn;
  row(world, 'RT1');
  if (cost > 0 && withdrawable(world, owner.sellerId) >= cost) {
    payFrom(world, owner, cost, `wallet:${owner.sellerId}`);
    parcelReturn.isPaid = true;
  }
  if (parcelReturn.isPaid) arm(world, 'T16', owner.id, windows.T16);
  else arm(world, 'T18', owner.id, windows.T18);
}

function payFrom(world: World, owner: Parcel, cost: number, account: string): void {
  post(world, 'return cost', owner.id, { [account]: -cost, 'platform:shipping_revenue': cost });
}

function pendingReturn(owner: Parcel): Return | null {
  return owner.parcelReturn?.status === 'return_pending' ? owner.parcelReturn : null;
}

/** `POST /ask/{id}/pay` for a return that nothing else has paid. */
export function payReturn(world: World, owner: Parcel): string | null {
  const parcelReturn = pendingReturn(owner);
  if (parcelReturn === null || parcelReturn.isPaid) return 'DEPOSIT_NOT_DUE';
  if (pendingAttempt(world, owner.id) !== undefined) return 'PAYMENT_PENDING';
  if (parcelReturn.cost > methodLimit.ewallet) return 'METHOD_LIMIT';
  newAttempt(world, 'return', owner.id, owner.sellerId, parcelReturn.cost, 'ewallet');
  return row(world, 'return payment');
}

export function returnPaid(world: World, owner: Parcel, attempt: Attempt): string | null {
  if (attempt.status === 'SUCCEEDED') return row(world, 'E39');
  attempt.status = 'SUCCEEDED';
  const parcelReturn = pendingReturn(owner);
  if (parcelReturn === null || parcelReturn.isPaid || parcelReturn.cost !== attempt.amount) {
    returnSecondPayment(world, attempt);
    return row(world, 'E39b return');
  }
  payFrom(world, owner, attempt.amount, 'platform:gateway_clearing');
  parcelReturn.isPaid = true;
  disarm(world, owner.id, 'T18');
  arm(world, 'T16', owner.id, windows.T16);
  return row(world, 'return paid');
}

export type ReturnChoice = 'return' | 'sell_as_flash' | 'dispose' | 'surrender';

/** RT1: the seller's choice; who says nothing gets the item back. `passesAsNew` is the inspector's word. */
export function chooseReturn(world: World, ask: Ask, choice: ReturnChoice, passesAsNew: boolean): string | null {
  const parcelReturn = pendingReturn(ask);
  if (parcelReturn === null) return 'NOT_ALLOWED_NOW';
  if (choice === 'return') return row(world, 'RT1 return');
  if (choice === 'sell_as_flash') {
    if (!passesAsNew || parcelReturn.isTransitDamage) return 'NOT_ALLOWED_NOW';
    const id = newId(world, 'stk');
    world.stock.set(id, { id, sellerId: ask.sellerId, status: 'in_stock', parcelReturn: null });
    arm(world, 'storage', id, windows.storage);
    endReturn(world, ask, parcelReturn, 'in_stock');
    return row(world, 'RT1 flash');
  }
  if (choice === 'surrender') {
    if (!parcelReturn.isTransitDamage) return 'NOT_ALLOWED_NOW';
    endReturn(world, ask, parcelReturn, 'surrendered');
    compensate(world, ask, lossOf(world, ask));
    return row(world, 'RT1 surrender');
  }
  endReturn(world, ask, parcelReturn, 'abandoned');
  return row(world, 'RT1 dispose');
}

function endReturn(world: World, owner: Parcel, parcelReturn: Return, status: Return['status']): void {
  parcelReturn.status = status;
  disarm(world, owner.id, 'T16', 'T17', 'T18');
  if ('kind' in owner) owner.item = 'gone';
}

/** What the seller would have earned: the price less fees. */
function lossOf(world: World, owner: Parcel): number {
  const orders = [...world.orders.values()].filter((order: Order) => order.askId === owner.id);
  const last = orders.at(-1);
  if (last !== undefined) return last.income;
  return stockValue(world, owner.sellerId, owner.id);
}

/** The higher of the seller's own ask for this stock and the last sale, less fees. */
export function stockValue(world: World, sellerId: string, stockId: string): number {
  const prices = world.sales.slice(-1).map((sale) => sale.price);
  for (const ask of world.asks.values())
    if (ask.sellerId === sellerId && ask.stockId === stockId) prices.push(ask.price);
  return prices.length === 0 ? 0 : incomeFrom(Math.max(...prices)).income;
}

/** P10 for an item that was lost or damaged while it was in our hands. */
function compensate(world: World, owner: Parcel, amount: number): void {
  post(world, 'P10', owner.id, { 'platform:item_loss': -amount, [`wallet:${owner.sellerId}`]: amount });
}

/** RT2. Damage in transit is paid for up to the loss in value. */
export function shipReturn(world: World, owner: Parcel): string | null {
  const parcelReturn = pendingReturn(owner);
  if (parcelReturn === null) return 'NOT_ALLOWED_NOW';
  if (!parcelReturn.isPaid) return 'RETURN_UNPAID';
  parcelReturn.status = 'return_shipped';
  disarm(world, owner.id, 'T16');
  arm(world, 'T17', owner.id, windows.T17);
  if (parcelReturn.isTransitDamage) compensate(world, owner, Math.floor(lossOf(world, owner) / 2));
  parcelReturn.isTransitDamage = false;
  return row(world, 'RT2');
}

/** RT3. */
export function returnReceived(world: World, owner: Parcel): string | null {
  if (owner.parcelReturn?.status !== 'return_shipped') return 'NOT_ALLOWED_NOW';
  endReturn(world, owner, owner.parcelReturn, 'return_done');
  return row(world, 'RT3');
}

/** RT4: it came back to us; the seller pays for the next try. */
export function returnCameBack(world: World, owner: Parcel): string | null {
  if (owner.parcelReturn?.status !== 'return_shipped') return 'NOT_ALLOWED_NOW';
  disarm(world, owner.id, 'T17');
  startReturn(world, owner, 'seller');
  return row(world, 'RT4');
}

/** RT5: T17, or an exception of the courier. */
export function returnLost(world: World, owner: Parcel): string | null {
  if (owner.parcelReturn?.status !== 'return_shipped') return 'NOT_ALLOWED_NOW';
  endReturn(world, owner, owner.parcelReturn, 'lost');
  compensate(world, owner, lossOf(world, owner));
  return row(world, 'RT5');
}

/** T16: an alert after 72 hours; after 7 days the platform pays the return, and a credit. */
export function returnOverdue(world: World, owner: Parcel): string | null {
  const parcelReturn = pendingReturn(owner);
  if (parcelReturn === null) return null;
  if (!parcelReturn.isLate) {
    parcelReturn.isLate = true;
    arm(world, 'T16', owner.id, windows.T16Late);
    return row(world, 'T16 alert');
  }
  disarm(world, owner.id, 'T16');
  parcelReturn.payer = 'platform';
  giveCredit(world, owner.sellerId, owner.id, platformCredit);
  return row(world, 'T16');
}

/** RT6: T18 after its notices. */
export function returnAbandoned(world: World, owner: Parcel): string | null {
  const parcelReturn = pendingReturn(owner);
  if (parcelReturn === null) return null;
  endReturn(world, owner, parcelReturn, 'abandoned');
  return row(world, 'RT6');
}

/** RT7: the review of a counterfeit has ended. */
export function releaseHeldItem(world: World, ask: Ask, isReleased: boolean): string | null {
  if (ask.parcelReturn?.status !== 'held') return 'NOT_ALLOWED_NOW';
  if (isReleased) startReturn(world, ask, 'seller');
  else endReturn(world, ask, ask.parcelReturn, 'abandoned');
  return row(world, isReleased ? 'RT7 released' : 'RT7 kept');
}
