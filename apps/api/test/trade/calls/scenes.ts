import { insertAddress } from '@suki/db/queries/addresses';
import { setSuspended } from '@suki/db/queries/users';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { AddressId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { liveBid } from '../../support/bid-steps.ts';
import { type Listing, quickListing } from '../../support/quick-listing.ts';
import { newTrader, type Trader, testPlace } from '../../support/trade-people.ts';
import { type Deal, dealAt, postAsk, type Stage } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

/** Scenes for refusals, made once for a file: no refusal changes them. */
export type Scenes = {
  readonly world: TradeWorld;
  readonly person: () => Promise<Trader>;
  /** A deal that stays at this stage, shared by all cases. */
  readonly deal: (stage: Stage) => Promise<Deal>;
  readonly listing: () => Promise<Listing>;
  /** An ask that waits for its deposit. */
  readonly unpaidAsk: () => Promise<Listing>;
  /** A live bid with nothing on sale. */
  readonly bid: () => Promise<Wanted>;
  /** Makes a thing with the first use of its name. */
  readonly once: <Thing>(name: string, make: () => Promise<Thing>) => Promise<Thing>;
};

export type Wanted = Awaited<ReturnType<typeof wantedIn>>;

async function wantedIn(world: TradeWorld) {
  const wish = {
    ...(await insertTestSku(world.pool)),
    bidder: await newTrader(world.api.dependencies),
    price: pesos(4000),
  };
  return { ...wish, bidId: await liveBid(world, wish) };
}

async function unpaidAskIn(world: TradeWorld): Promise<Listing> {
  const seller = await newTrader(world.api.dependencies);
  const listing = { seller, ...(await insertTestSku(world.pool)), price: pesos(5000) };
  return { ...listing, askId: await postAsk(world, listing) };
}

export function scenesOf(world: TradeWorld): Scenes {
  const made = new Map<string, Promise<unknown>>();
  const once = <Thing>(name: string, make: () => Promise<Thing>): Promise<Thing> => {
    const thing = made.get(name) ?? make();
    made.set(name, thing);
    // A thing that could not be made is tried again by the next case, instead of failing all of them.
    thing.catch(() => made.delete(name));
    return thing as Promise<Thing>;
  };
  return {
    world,
    once,
    person: () => newTrader(world.api.dependencies),
    deal: (stage) => once(`deal ${stage}`, () => dealAt(world, stage)),
    listing: () => once('listing', () => quickListing(world)),
    unpaidAsk: () => once('unpaid ask', () => unpaidAskIn(world)),
    bid: () => once('bid', () => wantedIn(world)),
  };
}

/** Adds another address of a person. */
export async function addressIn(
  { api, pool }: TradeWorld,
  { userId }: Trader,
  region: DeliveryRegion = 'NCR',
): Promise<AddressId> {
  const { ids, clock } = api.dependencies;
  const id = ids.next('adr');
  const values = {
    recipient: 'Ana Cruz',
    phoneNumber: '+639171112222',
    psgc: testPlace,
    street: '9 Rosal Street',
    place: 'Poblacion',
    postalCode: null,
    landmark: null,
    region,
  };
  await withTransaction(pool, (tx) => insertAddress(tx, { id, userId }, values, clock.now()));
  return id;
}

/** Takes away the verified phone, which a person needs to trade. */
export async function withoutPhone({ pool }: TradeWorld, { userId }: Trader): Promise<void> {
  await pool.query('update users set phone_number = null, phone_verified_at = null where id = $1', [userId]);
}

/** Discontinues an item: nobody may trade it any more. */
export async function discontinue({ pool }: TradeWorld, { itemId }: Pick<Listing, 'itemId'>): Promise<void> {
  await pool.query(`update items set status = 'discontinued' where id = $1`, [itemId]);
}

/** Suspends a person, and waits until every process knows. */
export async function suspend({ api, pool }: TradeWorld, person: Trader): Promise<void> {
  const now = api.clock.now();
  await withTransaction(pool, (tx) => setSuspended(tx, person.userId, now, now));
  while ((await api.callAs(person, 'listAsks')).status !== 403);
}
