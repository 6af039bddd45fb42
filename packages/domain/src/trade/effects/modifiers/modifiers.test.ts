import { describe, expect, test } from 'vitest';
import { tradeCases } from '../../../../testing/trade-cases.ts';
import { askFixture, bidFixture, ids, tuesday as now, stockFixture } from '../../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../../config/durations.ts';
import { keysOf } from '../../../keys-of.ts';
import { pesos } from '../../../money/centavos.ts';
import { decide } from '../../decide/decide.ts';
import type { Command, CommandName, CommandOf, FactsOf } from '../../facts/commands.ts';
import type { AskSnapshot, BidSnapshot, DepositSnapshot, OrderSnapshot, StockSnapshot } from '../../facts/snapshot.ts';
import type { OrderStatus } from '../../facts/statuses.ts';
import { type EventId, eventIds, transition } from '../../table/transitions.table.ts';
import type { Modifier } from './modifier.ts';
import { modifiers } from './modifiers.ts';

/*
 * Plays every row's own case in each situation that a modifier asks for, alone and with every other situation, and
 * lists the rows that change.
 */

type Situation = {
  readonly canRematch: boolean;
  readonly hold: OrderSnapshot['hold'];
  readonly deposit: Partial<DepositSnapshot>;
  /** Status of the item in stock; undefined: the seller has the item. */
  readonly stock: 'in_stock' | 'reserved' | undefined;
  /** The side that committed fraud; undefined: nobody. */
  readonly fraudBy: 'buyer' | 'seller' | undefined;
};
type Facts = {
  readonly ask?: AskSnapshot | null;
  readonly bid?: BidSnapshot | null;
  readonly order?: OrderSnapshot | null;
  readonly stock?: StockSnapshot | null;
};

const timers = [{ kind: 'confirmation', remainingMs: HOUR_MS }] as const;
const raise = { price: pesos(9_000), amount: pesos(150) };
const holds = [null, { why: 'review', timers }, { why: 'chargeback', timers }] as const;
const situations: readonly Situation[] = [false, true].flatMap((canRematch) =>
  holds.flatMap((hold) =>
    [{}, { status: 'due' } as const, { raise }].flatMap((deposit) =>
      ([undefined, 'in_stock', 'reserved'] as const).flatMap((stock) =>
        ([undefined, 'buyer', 'seller'] as const).map((fraudBy) => ({ canRematch, hold, deposit, stock, fraudBy })),
      ),
    ),
  ),
);

/** The statuses in which an order may stand still: a bank questions its payment in all of them. */
const heldStatuses = transition('E65-freeze').order?.from ?? [];

/** Statuses that an order of an item in stock never has: the item is here, and was checked before it was listed. */
const sellersStatuses: readonly OrderStatus[] = [
  'confirming_buyer_order',
  'seller_to_ship',
  'on_way_to_warehouse',
  'platform_received',
  'under_inspection',
  'pending_buyer_confirmation',
];

function commandIn(command: Command, { stock, fraudBy }: Situation): object {
  return {
    ...command,
    ...('lane' in command && stock !== undefined ? { lane: 'flash', maxTotal: pesos(9_000) } : {}),
    ...('isFraud' in command && fraudBy !== undefined ? { isFraud: true, fault: fraudBy } : {}),
  };
}

/**
 * Facts of the situation: an item that leaves the warehouse may be on sale, and another pair may be cheap enough for
 * the waiting escrow.
 */
function factsIn({ bid, ...facts }: Facts, situation: Situation): object {
  const { canRematch, hold, deposit } = situation;
  const isSeller = facts.order != null && sellersStatuses.includes(facts.order.status);
  const stock = isSeller ? undefined : situation.stock;
  const lane = stock === undefined ? {} : { lane: 'flash' };
  const secured = <Entry extends AskSnapshot | BidSnapshot>(entry: Entry | null | undefined) =>
    entry == null ? entry : { ...entry, deposit: { ...entry.deposit, ...deposit } };
  const onSale = askFixture({ lane: 'flash', stockId: ids.stock });
  const ask = facts.ask === null && facts.stock != null ? onSale : facts.ask;
  const order = facts.order?.rematch === 'offered' ? { ...facts.order, total: pesos(9_000) } : facts.order;
  const isHeld = hold !== null && order != null && heldStatuses.includes(order.status);
  return {
    ...facts,
    ask: ask == null ? ask : { ...secured(ask), ...lane },
    bid: secured(bid),
    ownBid: secured(facts.order == null ? null : bidFixture()),
    order: order == null ? order : { ...order, ...lane, hold: isHeld ? hold : order.hold },
    ...(canRematch ? { canRematch } : {}),
    ...(stock === undefined ? {} : { stock: stockFixture({ id: ids.stock, status: stock }) }),
  };
}

/** Notes the rows that a modifier changes from now on. */
function watch(modifier: Modifier): ReadonlySet<EventId> {
  const changed = new Set<EventId>();
  const note = <Part>(event: EventId, part: Part, result: Part): Part => {
    if (result !== part) changed.add(event);
    return result;
  };
  const { before = (draft) => draft, after = (approval) => approval } = modifier;
  const watched: Pick<Modifier, 'before' | 'after'> = {
    before: (draft) => note(draft.event, draft, before(draft)),
    after: (approval, draft) => note(draft.event, approval, after(approval, draft)),
  };
  Object.assign(modifier, watched);
  return changed;
}

describe('the list of modifiers', () => {
  const originals = modifiers.map((modifier) => [modifier, { ...modifier }] as const);
  const changedBy = new Map(modifiers.map((modifier) => [modifier, watch(modifier)]));
  for (const { command, facts } of keysOf(tradeCases).map((event) => tradeCases[event])) {
    if (command === undefined || facts === undefined) continue;
    for (const situation of situations) {
      decide(
        commandIn(command, situation) as CommandOf<CommandName>,
        factsIn(facts, situation) as FactsOf<CommandName>,
        now,
      );
    }
  }
  for (const [modifier, { before, after }] of originals) Object.assign(modifier, { before, after });

  test.each(modifiers)('$name changes the rows that it says, and no others', (modifier) => {
    const touched = eventIds.filter(modifier.touches);
    const changed = changedBy.get(modifier) ?? new Set();
    expect(eventIds.filter((event) => changed.has(event) && !touched.includes(event))).toEqual([]);
    expect(touched.filter((event) => !changed.has(event))).toEqual([]);
  });

  test('each has a name of its own', () => {
    expect(new Set(modifiers.map(({ name }) => name)).size).toBe(modifiers.length);
  });
});
