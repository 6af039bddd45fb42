import { describe, expect, test } from 'vitest';
import { tradeCases } from '../testing/trade-cases.ts';
import { allowedMoves, isAllowedMove, movesFrom } from './allowed-moves.ts';
import { messageKinds } from './message-kinds.ts';
import { askNextSteps, deliveredNextStep, orderNextSteps } from './next-step.table.ts';
import { askStatuses, orderStatuses, timerKinds } from './statuses.ts';
import type { TransitionRow } from './transition-row.ts';
import { eventIds, transition } from './transitions.table.ts';

const rows: readonly TransitionRow[] = eventIds.map(transition);

describe('the transition table', () => {
  test.each(eventIds)('row %s is reached by a case, which answers what the row says', (event) => {
    const decision = tradeCases[event]();
    const row = transition(event);
    if (row.refuses !== undefined) {
      expect(decision).toMatchObject({ ok: false, reason: row.refuses });
      return;
    }
    expect(decision).toMatchObject({ ok: true, event, actor: row.actor });
    if (!decision.ok) return;
    const targets = [row.ask?.to, row.order?.to].filter((to) => to !== undefined && to !== 'stays');
    expect(decision.moves.map((move) => move.to)).toEqual(targets);
    for (const move of decision.moves) {
      expect(move.closure).toEqual(move.to === 'transaction_closed' ? row.closure : undefined);
    }
    expect(decision.timers.filter((timer) => timer.change === 'stop').map((timer) => timer.kind)).toEqual(
      row.stop ?? [],
    );
    expect(decision.timers.filter((timer) => timer.change === 'start').map((timer) => timer.kind)).toEqual(
      row.start ?? [],
    );
    const told = (row.tell ?? []).map(({ kind }) => kind);
    expect(decision.messages.map((message) => message.kind)).toEqual(event === 'T21' ? ['compensation'] : told);
  });

  test.each(eventIds)('row %s moves only as section 8 allows', (event) => {
    const row = transition(event);
    for (const entity of ['ask', 'order'] as const) {
      const side = row[entity];
      if (side === undefined || side.to === 'stays') continue;
      for (const from of side.from) {
        expect(isAllowedMove(entity, from, side.to)).toBe(true);
      }
    }
  });

  test('what a row closes has a reason, and only that', () => {
    for (const row of rows) {
      const closes = row.ask?.to === 'transaction_closed' || row.order?.to === 'transaction_closed';
      expect(row.closure !== undefined).toBe(closes);
    }
  });

  test('every timer that a row starts is fired by a command and stopped or consumed by some row', () => {
    const started = new Set(rows.flatMap((row) => row.start ?? []));
    expect([...started].sort()).toEqual([...timerKinds].sort());
  });

  test('every message kind is sent by a row, a penalty release or a payout', () => {
    const sent = new Set<string>(rows.flatMap((row) => (row.tell ?? []).map(({ kind }) => kind)));
    const elsewhere = ['sale-income-held', 'compensation', 'payout-succeeded', 'payout-failed', 'payout-reversed'];
    expect(Object.keys(messageKinds).filter((kind) => !sent.has(kind))).toEqual(elsewhere);
  });
});

describe('no status is a dead end', () => {
  const reached = (entity: 'ask' | 'order'): ReadonlySet<string> =>
    new Set(rows.map((row) => row[entity]?.to).filter((to) => to !== undefined && to !== 'stays'));

  test.each(['ask', 'order'] as const)('every %s status in scope has a way out, by a timer or by staff', (entity) => {
    const ended = ['transaction_closed', 'transaction_successful'];
    for (const status of reached(entity)) {
      if (ended.includes(status)) continue;
      const leaving = rows.filter((row) => {
        const side = row[entity];
        const isFrom = side?.from.some((from) => from === status) ?? false;
        return isFrom && side?.to !== 'stays' && side?.to !== undefined;
      });
      expect(leaving.length, `${entity} ${status}`).toBeGreaterThan(0);
      const byItself = leaving.some((row) => row.actor === 'system' || row.actor === 'staff');
      expect(byItself, `${entity} ${status} by timer or staff`).toBe(true);
    }
  });

  test('a final status has no move, every other has one', () => {
    for (const [entity, table] of Object.entries(allowedMoves)) {
      for (const [status, followers] of Object.entries(table)) {
        const isFinal = ['transaction_closed', 'transaction_successful', 'bid_closed', 'bid_successful'].includes(
          status,
        );
        expect(followers.length === 0, `${entity} ${status}`).toBe(isFinal);
      }
    }
  });

  test('every status says who owes the next step', () => {
    expect(Object.keys(askNextSteps).sort()).toEqual([...askStatuses].sort());
    expect(Object.keys(orderNextSteps).sort()).toEqual([...orderStatuses].sort());
    expect(deliveredNextStep).toEqual({ nextActor: 'buyer', timer: 'T15' });
  });
});

test.each([
  { entity: 'ask', from: 'listed', moves: ['buyer_to_pay', 'confirming_buyer_order', 'to_pay', 'transaction_closed'] },
  { entity: 'ask', from: null, moves: ['to_pay'] },
  { entity: 'bid', from: 'seller_to_pay_deposit', moves: ['bid_active', 'buyer_to_pay'] },
  { entity: 'order', from: 'to_receive', moves: ['platform_to_ship', 'transaction_closed', 'transaction_successful'] },
  { entity: 'order', from: 'transaction_closed', moves: [] },
  { entity: 'order', from: 'nonsense', moves: [] },
  { entity: 'order', from: 'constructor', moves: [] },
] as const)('movesFrom($entity, $from) is sorted by name', ({ entity, from, moves }) => {
  expect(movesFrom(entity, from)).toEqual(moves);
});
