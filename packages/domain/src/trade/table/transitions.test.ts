import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { guarantee } from '../../../docs-maker/guarantee.ts';
import { tradeCases } from '../../../testing/trade-cases.ts';
import { timerWindows } from '../../config/timers.ts';
import { type MovingThing, movingEntities, sideOf } from '../effects/row-moves.ts';
import { warningRow } from '../effects/warnings.table.ts';
import { messageKinds } from '../facts/message-kinds.ts';
import { askStatuses, bidStatuses, orderStatuses, returnStatuses, timerKinds } from '../facts/statuses.ts';
import { sumOf } from '../money/postings.ts';
import { allowedMoves, isAllowedMove, movesFrom } from './allowed-moves.ts';
import { askNextSteps, bidNextSteps, deliveredNextStep, orderNextSteps, returnNextSteps } from './next-step.table.ts';
import { stockFollows } from './stock-follows.table.ts';
import type { TransitionRow } from './transition-row.ts';
import { type EventId, eventIds, transition, transitionSections, transitions } from './transitions.table.ts';

const rows: readonly TransitionRow[] = eventIds.map(transition);

/** Posting codes of money steps that book other codes than their names; `deposit_deducted_in_part` books two. */
const codesOf: Partial<Record<string, readonly string[]>> = {
  deposit_deducted_in_part: ['deposit_deducted', 'deposit_returned'],
  refund_or_rematch: ['order_refunded'],
  escrow_filled_late: ['escrow_filled'],
  order_refunded_late: ['order_refunded'],
  raise_held: ['deposit_held'],
  raise_returned: ['deposit_held', 'deposit_returned'],
  deposit_reversed_late: ['deposit_reversed'],
  refunded_less_shipping: ['refunded_after_income'],
  payment_reversed_owed: ['payment_reversed'],
  due: [],
  void: [],
};

describe('the transition table', () => {
  test.each(eventIds.map((event) => [guarantee(event), event] as const))('%s', (_title, event) => {
    proves(
      'Actions: confirm order (server returns the new status code), cancel, cancel accepted bid, confirm verifications (with result), confirm received, seller deliver, send reminder, rush order.',
      { transitions },
    );
    const decision = tradeCases[event]();
    const row = transition(event);
    if (row.refuses !== undefined) {
      expect(decision).toMatchObject({ ok: false, reason: row.refuses });
      return;
    }
    expect(decision).toMatchObject({ ok: true, event, actor: row.actor });
    if (!decision.ok) return;
    const targets = movingEntities
      .map((entity) => sideOf(row, entity)?.to)
      .filter((to) => to !== undefined && to !== 'stays');
    const own = decision.moves.filter((move) => sideOf(row, move.entity) !== undefined && move.event === event);
    expect(own.map((move) => move.to)).toEqual(targets);
    for (const move of own) {
      const isEnd = move.to === 'transaction_closed' || move.to === 'bid_closed';
      expect(move.closure).toEqual(isEnd ? row.closure : undefined);
    }
    const timers = (change: 'start' | 'stop') =>
      decision.timers.filter((timer) => timer.change === change).map((timer) => timer.kind);
    expect(timers('start')).toEqual(expect.arrayContaining([...(row.start ?? [])]));
    const isStopped = timers('stop');
    // Only timers of existing things are stopped: the timer of a missing bid cannot run.
    for (const kind of row.stop ?? []) {
      const isAbsent = timerWindows[kind].owner === 'bid' && row.bid === undefined;
      expect(isStopped.includes(kind), `stops ${kind}`).toBe(!isAbsent);
    }
    const told = (row.tell ?? []).map(({ kind }) => kind);
    const isRelease = event === 'T21' || event === 'T21-bid';
    expect(decision.messages.map((message) => message.kind)).toEqual(isRelease ? ['compensation'] : told);
    const wanted = (row.money ?? []).flatMap((step) => codesOf[step.replace('bid:', '')] ?? [step.replace('bid:', '')]);
    const booked: readonly string[] = decision.postings.map((posting) => posting.code);
    expect(wanted.filter((code) => !booked.includes(code) && !isForNothing(event, code))).toEqual([]);
    expect(decision.alerts.length).toBe(row.alert === undefined ? 0 : 1);
    expect(decision.standings.map((standing) => standing.change)).toEqual(
      row.standing === undefined ? [] : [row.standing.change],
    );
    if (row.returnsAtCostOf !== undefined) {
      expect(decision.creations.some((creation) => creation.entity === 'returnLeg')).toBe(true);
    }
    for (const { entries } of decision.postings) expect(sumOf(entries)).toBe(0);
  });

  /**
   * Returns true for money steps that book nothing in the case: a flash ask has no deposit, nothing was offered, or
   * nothing is owed for the item.
   */
  function isForNothing(event: EventId, code: string): boolean {
    const isFlash = event.includes('flash') && (code === 'deposit_held' || code === 'deposit_returned');
    const isPlainReturn = (event === 'RT1' || event === 'RT1-silent') && code === 'item_compensated';
    return isFlash || event === 'S-ask' || isPlainReturn || (event === 'E61' && code === 'discount_given');
  }

  test.each(eventIds)('row %s moves only as the list of moves allows', (event) => {
    const row = transition(event);
    for (const entity of movingEntities) {
      const side = sideOf(row, entity);
      if (side === undefined || side.to === 'stays') continue;
      for (const from of side.from) {
        expect(isAllowedMove(entity, from, side.to), `${entity} ${from} ${side.to}`).toBe(true);
      }
    }
  });

  test('no row stands in two sections', () => {
    const all = Object.values(transitionSections).flatMap((rowsOfSection) => Object.keys(rowsOfSection));
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
    expect(all.toSorted()).toEqual([...eventIds].toSorted());
  });

  test('what a row closes has a reason, and only that', () => {
    proves(
      'Closure reasons: platform_inspection_failed, buyer_inspection_failed, buyer_inspection_timeout, no_return_required; deposit outcome: returned or deducted.',
      { transitions },
    );
    for (const row of rows) {
      const closes = [row.ask?.to, row.order?.to, row.bid?.to].some(
        (to) => to === 'transaction_closed' || to === 'bid_closed',
      );
      expect(row.closure !== undefined, row.title).toBe(closes);
    }
  });

  test('every timer that a row starts is fired by a command and stopped or consumed by some row', () => {
    const started = new Set<string>(rows.flatMap((row) => row.start ?? []));
    // Timers that other code starts: those of a return start with the leg (RT1), `rematch` with an offer of another
    // pair.
    const elsewhere = ['return_choice', 'return_sla', 'return_shipment', 'return_storage', 'rematch'];
    expect(timerKinds.filter((kind) => !started.has(kind) && !elsewhere.includes(kind))).toEqual([]);
    for (const kind of timerKinds) {
      const fired = eventIds.map(transition).filter((row) => row.command === timerWindows[kind].command);
      expect(
        fired.some((row) => row.actor === 'system'),
        kind,
      ).toBe(true);
    }
  });

  test('every message kind is sent by a row, a penalty release, a payout, a warning or a change of an account', () => {
    const warningKinds = new Set<string | undefined>(
      timerKinds.flatMap((kind) => [warningRow(kind)?.kind, warningRow(kind)?.kindOfRaise]),
    );
    const sent = new Set<string>(rows.flatMap((row) => (row.tell ?? []).map(({ kind }) => kind)));
    const elsewhere = [
      'sale-income-held',
      'compensation',
      'payout-succeeded',
      'payout-failed',
      'payout-reversed',
      'bid-outbid',
      'bid-near-ask',
      'rematch-offer',
      ...Object.keys(messageKinds).filter((kind) => warningKinds.has(kind)),
      'refund-to-wallet',
      'account-added',
      'account-changed',
      'account-removed',
      'phone-changed',
      'email-changed',
      'second-step-removed',
      'email-taken',
      'email-unreachable',
      'size-arrived',
      'price-reached',
      'drop-released',
    ];
    expect(Object.keys(messageKinds).filter((kind) => !sent.has(kind))).toEqual(elsewhere);
  });
});

describe('every pair of status and command that is not in the table', () => {
  const commandNames = [...new Set(rows.map((row) => row.command))];
  /** Commands answered before the statuses count: a repeated payment, a courier event of another time, an account. */
  const anywhere: readonly string[] = ['payment_succeeded', 'payment_failed', 'courier_delivered', 'deposit_succeeded'];

  test.each(commandNames)('%s is refused there, or changes nothing where a machine asks', (name) => {
    const own = eventIds.filter((event) => transition(event).command === name);
    const cases = own.map((event) => tradeCases[event]).filter((one) => one.inStatus !== undefined);
    for (const entity of movingEntities) {
      const listed = own.map((event) => sideOf(transition(event), entity)).filter((side) => side !== undefined);
      if (listed.length !== own.length || listed.some((side) => side.from.includes(null))) continue;
      const inTable = new Set(listed.flatMap((side) => side.from));
      const others = Object.keys(allowedMoves[entity]).filter((status) => status !== 'none' && !inTable.has(status));
      for (const status of others) {
        for (const one of cases) {
          const decision = one.inStatus?.(entity, status);
          const moves = decision?.ok ? decision.moves : [];
          const postings = decision?.ok ? decision.postings : [];
          expect(moves, `${name} with ${entity} in ${status}`).toEqual([]);
          if (!anywhere.includes(name)) expect(postings, `${name} with ${entity} in ${status}`).toEqual([]);
        }
      }
    }
  });
});

describe('no status is a dead end', () => {
  const startOfAll = new Set<string | null>([null]);

  /** Returns every status that the rows can reach from nothing, with stock that follows its ask and RT1's leg. */
  function reachable(entity: MovingThing): ReadonlySet<string | null> {
    const found = new Set(startOfAll);
    const opened = entity === 'returnLeg' ? ['return_pending', 'held'] : [];
    const followed = entity === 'stock' ? stockFollows.map(({ stock }) => stock.to) : [];
    for (const status of [...opened, ...followed]) found.add(status);
    for (let size = -1; size !== found.size; ) {
      size = found.size;
      for (const row of rows) {
        const side = sideOf(row, entity);
        if (side !== undefined && side.to !== 'stays' && side.from.some((from) => found.has(from))) found.add(side.to);
      }
    }
    return found;
  }

  test.each(movingEntities)('every %s status of the list of moves is reached', (entity) => {
    const all = Object.keys(allowedMoves[entity]).filter((status) => status !== 'none');
    const found = reachable(entity);
    expect(all.filter((status) => !found.has(status))).toEqual([]);
  });

  test.each(movingEntities)('every move of the list for a %s is made by some row', (entity) => {
    const made = new Set(
      rows.flatMap((row) => {
        const side = sideOf(row, entity);
        return side === undefined || side.to === 'stays' ? [] : side.from.map((from) => `${from ?? 'none'} ${side.to}`);
      }),
    );
    const opened = entity === 'returnLeg' ? ['none return_pending', 'none held'] : [];
    const followed =
      entity === 'stock' ? [...stockFollows.map(({ stock }) => `${stock.from} ${stock.to}`), 'none in_stock'] : [];
    // A row that leads back to the book leads to `to_pay` where the bank took the deposit back meanwhile (E11b,
    // `unpaid-return.test.ts`).
    const unpaid = [...made].flatMap((move) => {
      const [from, to] = move.split(' ');
      return (to === 'listed' || to === 'bid_active') && from !== 'to_pay' ? [`${from} to_pay`] : [];
    });
    for (const move of [...opened, ...followed, ...unpaid]) made.add(move);
    const allowed = Object.entries(allowedMoves[entity]).flatMap(([from, tos]: [string, readonly string[]]) =>
      tos.map((to) => `${from} ${to}`),
    );
    expect(allowed.filter((move) => !made.has(move))).toEqual([]);
  });

  test.each(movingEntities)('every %s status that is no end is left by a person, the staff or a timer', (entity) => {
    for (const [status, followers] of Object.entries(allowedMoves[entity])) {
      if (followers.length === 0 || status === 'none') continue;
      const leaving = rows.filter((row) => {
        const side = sideOf(row, entity);
        return side !== undefined && side.to !== 'stays' && side.from.includes(status);
      });
      const isFollowing = entity === 'stock' && status === 'reserved';
      const byItself = leaving.some((row) => row.actor === 'system' || row.actor === 'staff') || isFollowing;
      expect(byItself, `${entity} ${status}: ${leaving.length} rows leave it`).toBe(true);
    }
  });

  const finals: Readonly<Record<string, readonly string[]>> = {
    ask: ['transaction_closed', 'transaction_successful'],
    order: ['transaction_closed', 'transaction_successful'],
    bid: ['bid_closed', 'bid_successful'],
    returnLeg: ['return_done', 'return_lost', 'to_stock', 'surrendered', 'disposed', 'abandoned', 'kept'],
    stock: ['dispatched', 'rejected', 'withdrawn', 'overdue', 'lost_here', 'intake_void'],
    claim: ['rejected', 'settled', 'upheld', 'lapsed'],
  };

  test('a final status has no move, every other has one', () => {
    for (const [entity, table] of Object.entries(allowedMoves)) {
      for (const [status, followers] of Object.entries(table)) {
        expect(followers.length === 0, `${entity} ${status}`).toBe(finals[entity]?.includes(status) ?? false);
      }
    }
  });

  test('every status says who owes the next step', () => {
    expect(Object.keys(askNextSteps).sort()).toEqual([...askStatuses].sort());
    expect(Object.keys(orderNextSteps).sort()).toEqual([...orderStatuses].sort());
    expect(Object.keys(bidNextSteps).sort()).toEqual([...bidStatuses].sort());
    expect(Object.keys(returnNextSteps).sort()).toEqual([...returnStatuses].sort());
    expect(deliveredNextStep).toEqual({ nextActor: 'buyer', timer: 'receipt' });
  });
});

test.each([
  { entity: 'ask', from: 'listed', moves: ['buyer_to_pay', 'confirming_buyer_order', 'to_pay', 'transaction_closed'] },
  { entity: 'ask', from: null, moves: ['to_pay'] },
  { entity: 'bid', from: 'seller_to_pay_deposit', moves: ['bid_active', 'buyer_to_pay', 'to_pay'] },
  { entity: 'order', from: 'to_receive', moves: ['platform_to_ship', 'transaction_closed', 'transaction_successful'] },
  { entity: 'order', from: 'transaction_closed', moves: [] },
  { entity: 'order', from: 'nonsense', moves: [] },
  { entity: 'order', from: 'constructor', moves: [] },
] as const)('movesFrom($entity, $from) is sorted by name', ({ entity, from, moves }) => {
  expect(movesFrom(entity, from)).toEqual(moves);
});
