import { getExisting, newId, row } from './look.ts';
import { compensate, giveCredit } from './money.ts';
import { platformCredit, returnCostTo } from './prices.ts';
import { endReturn, mustPay, type Parcel, pendingReturn, waitForMoneyOrUs } from './returns.ts';
import { arm, disarm, windows } from './timers.ts';
import type { Return, ReturnChoice, World } from './world.ts';

/* docs/lifecycle.md#returns, RT1 to RT7: from the seller's choice to the end of the way back. */

/** RT1: the seller's choice, once. A seller who does not answer in a day gets the item back. */
export function chooseReturn(world: World, owner: Parcel, callerId: string, choice: ReturnChoice): string | null {
  if (owner.sellerId !== callerId) return 'NOT_YOUR_ROLE';
  const leg = owner.parcelReturn;
  if (leg === null) return 'NOT_ALLOWED_NOW';
  if (leg.choice !== null) return leg.choice === choice ? row(world, 'RT1 again') : 'ALREADY_DONE';
  if (leg.status !== 'return_pending') return 'NOT_ALLOWED_NOW';
  if (choice === 'sell_as_flash' && !leg.passesAsNew) return 'NOT_ALLOWED_NOW';
  if (choice === 'surrender' && leg.lossInValue === 0) return 'NOT_ALLOWED_NOW';
  leg.choice = choice;
  if (choice === 'return') return sendBack(world, leg, 'RT1 return');
  if (choice === 'sell_as_flash') {
    const id = newId(world, 'stk');
    world.stock.set(id, { id, sellerId: leg.sellerId, status: 'in_stock', parcelReturn: null });
    arm(world, 'stock_storage', id, windows.stock_storage);
    endReturn(world, owner, leg, 'to_stock');
    return row(world, 'RT1 flash');
  }
  endReturn(world, owner, leg, choice === 'surrender' ? 'surrendered' : 'disposed');
  if (choice === 'surrender') payForLeg(world, leg, leg.value);
  return row(world, choice === 'surrender' ? 'RT1 surrender' : 'RT1 dispose');
}

/** `return_choice`: silence means back to the stored address. */
export function returnUnchosen(world: World, owner: Parcel): string | null {
  const leg = pendingReturn(owner);
  if (leg === null || leg.choice !== null) return row(world, 'RT1 chosen before');
  leg.choice = 'return';
  return sendBack(world, leg, 'RT1 silent');
}

/** Damage in transit is paid for up to the loss in value, as soon as it is clear that the item goes back (E60c). */
function sendBack(world: World, leg: Return, name: string): null {
  disarm(world, leg.ownerId, 'return_choice');
  payForLeg(world, leg, leg.lossInValue);
  return row(world, name);
}

function payForLeg(world: World, { sellerId, ownerId }: Return, amount: number): void {
  compensate(world, { userId: sellerId, subject: ownerId, amount });
}

/** RT2. */
export function shipReturn(world: World, owner: Parcel): string | null {
  const leg = pendingReturn(owner);
  if (leg === null) return 'NOT_ALLOWED_NOW';
  if (mustPay(leg)) return 'RETURN_UNPAID';
  if (leg.choice === null) return 'CHOICE_OPEN';
  leg.status = 'return_shipped';
  leg.isDelivered = false;
  disarm(world, owner.id, 'return_sla', 'return_shipment', 'rush');
  arm(world, 'seller_to_receive', owner.id, windows.seller_to_receive);
  return row(world, 'RT2');
}

/** RT3: reported by the seller, or by the end of the time where the courier reports the delivery. */
export function returnReceived(world: World, owner: Parcel, name = 'RT3'): string | null {
  if (owner.parcelReturn?.status !== 'return_shipped') return 'NOT_ALLOWED_NOW';
  endReturn(world, owner, owner.parcelReturn, 'return_done');
  return row(world, name);
}

/** RT4: the parcel came back to us; the seller pays for the next try. */
export function returnCameBack(world: World, owner: Parcel): string | null {
  const leg = owner.parcelReturn;
  if (leg?.status !== 'return_shipped') return 'NOT_ALLOWED_NOW';
  disarm(world, owner.id, 'seller_to_receive');
  leg.status = 'return_pending';
  leg.payer = 'seller';
  leg.isPaid = false;
  leg.cost = returnCostTo(getExisting(world.people, owner.sellerId).region);
  row(world, 'RT4');
  waitForMoneyOrUs(world, leg);
  return null;
}

/** RT5: the end of the time, or an exception of the courier. Money paid for damage counts. */
export function returnLost(world: World, owner: Parcel, name: string): string | null {
  const leg = owner.parcelReturn;
  if (leg?.status !== 'return_shipped') return 'NOT_ALLOWED_NOW';
  endReturn(world, owner, leg, 'return_lost');
  payForLeg(world, leg, Math.max(leg.value - leg.lossInValue, 0));
  return row(world, name);
}

/** The courier reports the delivery. The seller may still confirm it; otherwise the end of the time does. */
export function returnDelivered(world: World, owner: Parcel): string | null {
  if (owner.parcelReturn?.status !== 'return_shipped') return 'NOT_ALLOWED_NOW';
  owner.parcelReturn.isDelivered = true;
  return row(world, 'return delivered');
}

/** Nobody has confirmed that the return has arrived. */
export function receiptOver(world: World, owner: Parcel): string | null {
  return owner.parcelReturn?.isDelivered
    ? returnReceived(world, owner, 'RT3 by seller_to_receive')
    : returnLost(world, owner, 'RT5 by seller_to_receive');
}

/** `return_sla`: an alert, again every 72 hours. */
export function returnAlert(world: World, owner: Parcel): string | null {
  arm(world, 'return_sla', owner.id, windows.return_sla);
  return row(world, 'return_sla');
}

/** `return_shipment`: after 7 days the platform pays the return, and a credit. */
export function returnOverdue(world: World, owner: Parcel): string | null {
  const leg = pendingReturn(owner);
  if (leg === null) return row(world, 'no return pending');
  leg.payer = 'platform';
  giveCredit(world, owner.sellerId, owner.id, platformCredit);
  return row(world, 'return_shipment');
}

/** RT6: the storage of a return ends, after its notices. */
export function returnAbandoned(world: World, owner: Parcel): string | null {
  const leg = pendingReturn(owner);
  if (leg === null || !mustPay(leg)) return row(world, 'return is paid');
  endReturn(world, owner, leg, 'abandoned');
  return row(world, 'RT6');
}

/** RT7: the review of a counterfeit has ended. */
export function releaseHeldItem(world: World, owner: Parcel, isReleased: boolean): string | null {
  const leg = owner.parcelReturn;
  if (leg?.status !== 'held') return 'NOT_ALLOWED_NOW';
  if (!isReleased) {
    endReturn(world, owner, leg, 'kept');
    return row(world, 'RT7 kept');
  }
  leg.status = 'return_pending';
  row(world, 'RT7 released');
  arm(world, 'return_choice', owner.id, windows.return_choice);
  waitForMoneyOrUs(world, leg);
  return null;
}
