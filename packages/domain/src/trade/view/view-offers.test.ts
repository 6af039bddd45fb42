import { describe, expect, test } from 'vitest';
import type { Case } from '../../../testing/trade-cases/case.ts';
import { tradeCases } from '../../../testing/trade-cases.ts';
import { tuesday as now } from '../../../testing/trade-fixtures.ts';
import { keysOf } from '../../keys-of.ts';
import { type MovingThing, movingEntities } from '../effects/row-moves.ts';
import type { CommandName } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import {
  type Actor,
  askStatuses,
  bidStatuses,
  claimStatuses,
  orderStatuses,
  returnStatuses,
  stockStatuses,
  type TimerKind,
} from '../facts/statuses.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { commandEntries } from '../table/command-entries.table.ts';
import type { Role, RunningTimers } from './role.ts';
import { viewAsk, viewBid, viewOrder, viewReturn } from './view.ts';

/*
 * A button that a screen derives from the view is dead when the rules would approve and the view does not offer it. So
 * every command of a person in the cases of the whole table, in every status of everything that the command is about,
 * is put to the rules and then to the views.
 */

/** Commands that begin something, or whose subject has no view of its own: their screens do not wait for an offer. */
const elsewhere: ReadonlySet<CommandName> = new Set([
  'post_ask',
  'list_stock_item',
  'post_bid',
  'accept_bid',
  'accept_bid_without_pay',
  'buy_at_lowest_ask',
  'delete_user',
  'book_intake',
  'send_intake',
  'receive_intake',
  'check_stock',
  'pass_stock',
  'fail_stock',
  'withdraw_stock',
  'lose_stock',
  // A timer gives this command; staff give it only in exceptional cases.
  'release_hold',
]);

/** Commands whose whole effect is their row of the history, which names the inspector. */
const inHistoryAlone: ReadonlySet<CommandName> = new Set(['take_over_inspection']);

/** The seller takes an acceptance back on the ask's page, where another call has this effect (E28). */
const sameAs = (name: CommandName, role: Role): CommandName =>
  name === 'cancel_accepted_bid' && role === 'seller' ? 'cancel_ask' : name;

const roleOf: Partial<Record<Actor, Role>> = { buyer: 'buyer', seller: 'seller', staff: 'operator' };
const statusesOf: Readonly<Record<MovingThing, readonly string[]>> = {
  ask: askStatuses,
  bid: bidStatuses,
  order: orderStatuses,
  returnLeg: returnStatuses,
  stock: stockStatuses,
  claim: claimStatuses,
};

type Facts = Partial<TradeContext> & { readonly isLate?: boolean; readonly isFineInSuspense?: boolean };

/** Timers for the facts of late rights and fines, which the server reads from the running timers. */
function timersIn({ isLate, isFineInSuspense }: Facts): RunningTimers {
  const late: readonly TimerKind[] = isLate === true ? ['check_again', 'platform_to_ship_again'] : [];
  const fined: readonly TimerKind[] = isFineInSuspense === true ? ['penalty_release'] : [];
  return [...late, ...fined].map((kind) => ({ kind, fireAt: now }));
}

/** Returns everything that a person's pages offer. Each view gets only its own thing, as on the server. */
function offersTo(role: Role, { ask, bid, order, returnLeg, claim, ...facts }: Facts): readonly string[] {
  const common = { timers: timersIn(facts), now: undefined };
  return [
    ...(order == null ? [] : viewOrder({ order, claim, role, ...common }).actions),
    ...(ask == null || role === 'buyer' ? [] : viewAsk({ ask, returnLeg, role, ...common }).actions),
    ...(bid == null || role === 'seller' ? [] : viewBid({ bid, role, ...common }).actions),
    ...(returnLeg == null || role === 'buyer' ? [] : viewReturn({ returnLeg, role, ...common }).actions),
  ];
}

/** Returns true when a command has an effect. A second press, which gets the first answer again, needs no button. */
function isDoneNow(name: CommandName, decision: Decision): decision is Extract<Decision, { ok: true }> {
  if (!decision.ok) return false;
  if (inHistoryAlone.has(name)) return true;
  const { moves, patches, attempts, timers, postings, messages } = decision;
  return [moves, patches, attempts, timers, postings, messages].some((part) => part.length > 0);
}

type Asked = { readonly title: string; readonly name: CommandName; readonly facts: Facts; readonly decision: Decision };

function askedOf(event: string, { command, facts, inStatus, ...rest }: Case, decide: () => Decision): readonly Asked[] {
  if (command === undefined || facts === undefined) return [];
  const known = facts as Facts;
  const { name } = command;
  const inAnyStatus = movingEntities.flatMap((entity) =>
    known[entity] == null
      ? []
      : statusesOf[entity].flatMap((status) => {
          const decision = inStatus?.(entity, status);
          const changed = { ...known, [entity]: { ...known[entity], status, closure: null } } as Facts;
          return decision === undefined
            ? []
            : [{ title: `${event}, ${entity} ${status}`, name, facts: changed, decision }];
        }),
  );
  return [{ title: event, name, facts: known, decision: decide(), ...rest }, ...inAnyStatus];
}

const asked = keysOf(tradeCases).flatMap((event) => askedOf(event, tradeCases[event], tradeCases[event]));
const byPeople = asked.filter(({ name, facts, decision }) => {
  const { by } = commandEntries[name];
  return (
    (by === 'route' || by === 'staff') &&
    !elsewhere.has(name) &&
    facts.order?.cancelRequested !== true &&
    isDoneNow(name, decision)
  );
});

describe('what the rules approve, the view offers', () => {
  test('every command that a person may give is asked and approved in at least one situation', () => {
    const people = keysOf(commandEntries).filter((name) => ['route', 'staff'].includes(commandEntries[name].by));
    const shown = new Set(byPeople.map(({ name }) => name));
    expect(people.filter((name) => !shown.has(name) && !elsewhere.has(name))).toEqual([]);
  });

  test.each(byPeople)('$name: $title', ({ name, facts, decision }) => {
    const role = decision.ok ? roleOf[decision.actor] : undefined;
    expect(role).toBeDefined();
    expect(offersTo(role ?? 'operator', facts)).toContain(sameAs(name, role ?? 'operator'));
  });
});
