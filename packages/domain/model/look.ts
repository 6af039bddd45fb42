import type { Deposit } from './money-world.ts';
import type { Ask, Bid, Order, Person, World } from './world.ts';

/** Returns the entry with this id. The caller has checked before that the user may see it (else 404). */
export function getExisting<Thing>(things: Map<string, Thing>, id: string | null): Thing {
  const thing = id === null ? undefined : things.get(id);
  if (thing === undefined) throw new TypeError(`Expected ${id} to exist.`);
  return thing;
}

/** A fresh id; later ids sort after earlier ones. */
export function newId(world: World, prefix: string): string {
  const id = `${prefix}_${String(world.nextId).padStart(11, '0')}`;
  world.nextId += 1;
  return id;
}

/** Notes that the present command went through this row of the page. */
export function row(world: World, name: string): null {
  world.rows.push(name);
  return null;
}

/** Remembers the moment of a broken promise, in a new list, so that a copy of the person keeps the old list. */
export function note(person: Person, what: 'strikes' | 'failures' | 'lapses' | 'cancels', at: number): void {
  person[what] = [...person[what], at];
}

/** Same user or same phone number (docs/lifecycle.md#own-trades). */
export function areLinked(world: World, one: string, other: string): boolean {
  return one === other || getExisting(world.people, one).phone === getExisting(world.people, other).phone;
}

/** Sets the status and clears nudges, which are good for one state only (docs/lifecycle.md#reminders). */
export function become<Status>(
  world: World,
  thing: { status: Status; nudged: boolean; since: number },
  status: Status,
): void {
  thing.status = status;
  thing.nudged = false;
  thing.since = world.now;
}

export function depositOf(world: World, owner: Ask | Bid): Deposit | undefined {
  return owner.depositId === null ? undefined : getExisting(world.deposits, owner.depositId);
}

export function isLiveOrder(order: Order): boolean {
  return order.status !== 'transaction_closed' && order.status !== 'transaction_successful';
}

/** The live order of an ask or bid, if any. */
export function liveOrderOf(world: World, entry: Ask | Bid): Order | undefined {
  for (const order of world.orders.values()) {
    if (isLiveOrder(order) && (order.askId === entry.id || order.bidId === entry.id)) return order;
  }
  return undefined;
}

export function isTerminalAsk(ask: Ask): boolean {
  return ask.status === 'transaction_closed' || ask.status === 'transaction_successful';
}

export function isTerminalBid(bid: Bid): boolean {
  return bid.status === 'bid_closed' || bid.status === 'bid_successful';
}
