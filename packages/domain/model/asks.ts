import { newDeposit } from './deposits.ts';
import { newId } from './look.ts';
import { depositFor } from './prices.ts';
import { DAY } from './timers.ts';
import type { Ask, Person, World } from './world.ts';

/** Returns the refusal for a seller who may not list; null: they may. Used for sellers who accept a bid too. */
export function whySellerMayNot(world: World, seller: Person): string | null {
  if (!seller.isRegistered || seller.isDeleted) return 'NOT_REGISTERED';
  if (seller.isSellingSuspended) return 'ACCOUNT_SUSPENDED';
  if (!seller.isPhoneVerified) return 'PHONE_NOT_VERIFIED';
  if (!seller.hasAddress) return 'ADDRESS_NOT_FOUND';
  if (!world.isItemListed) return 'ITEM_NOT_LISTED';
  return null;
}

export type NewAsk = { sellerId: string; price: number; days: number; stockId: string | null };

export function newAsk(world: World, { sellerId, price, days, stockId }: NewAsk, origin: Ask['origin']): Ask {
  const id = newId(world, 'ask');
  const isFlash = stockId !== null;
  const amount = depositFor(price, isFlash);
  const depositId = amount === 0 ? null : newDeposit(world, id, sellerId, amount).id;
  const ask: Ask = {
    kind: 'ask',
    id,
    sellerId,
    lane: isFlash ? 'flash' : 'standard',
    origin,
    stockId,
    status: 'to_pay',
    price,
    liveAt: 0,
    days,
    remaining: days * DAY,
    depositId,
    ending: null,
    isUnderReview: false,
    item: isFlash ? 'here' : 'with_seller',
    parcelReturn: null,
    isReturnAddressChanged: false,
    nudged: false,
    since: world.now,
  };
  world.asks.set(id, ask);
  return ask;
}
