/// <reference types="node" />

import { readFileSync } from 'node:fs';
import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { tradeCases } from '../../../testing/trade-cases.ts';
import { ids, tuesday } from '../../../testing/trade-fixtures.ts';
import { timerWindows } from '../../config/timers.ts';
import { toId } from '../../ids/id.ts';
import { pesos } from '../../money/centavos.ts';
import { decideRefund, refundRetryAt } from '../decide/decide-refund.ts';
import { commandEntries } from './command-entries.table.ts';
import { everyEventIsListed, lifecycleRowIds, lifecycleRows } from './lifecycle-rows.table.ts';
import { refundTransitions } from './refund-transitions.table.ts';
import { eventIds, transition } from './transitions.table.ts';

test('every row of the page is in the list, in order: E01 to E79 without the unused numbers, RT1 to RT7, stock and nudges', () => {
  const numbers = new Set(lifecycleRowIds.flatMap((id) => /^E(\d+)/.exec(id)?.[1] ?? []));
  const wanted = Array.from({ length: 79 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(wanted.filter((number) => !numbers.has(number))).toEqual(['30', '66']);
  expect(lifecycleRowIds.filter((id) => id.startsWith('RT'))).toHaveLength(7);
  expect(lifecycleRowIds).toHaveLength(118);
});

test.each(lifecycleRowIds)('%s is carried out by a row of a table, which has a case', (id) => {
  const events: readonly string[] = lifecycleRows[id].events;
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    const isCovered = Object.hasOwn(tradeCases, event) || Object.hasOwn(refundTransitions, event);
    expect(isCovered, event).toBe(true);
  }
});

test('every row of the transition table carries out a row of the page, once', () => {
  const listed: readonly string[] = Object.values(lifecycleRows).flatMap(({ events }) => [...events]);
  expect(everyEventIsListed).toBe(true);
  expect(listed.filter((event, index) => listed.indexOf(event) !== index)).toEqual([]);
  expect(eventIds.filter((event) => !listed.includes(event))).toEqual([]);
});

test('every command has an entry, and exactly those of timers come from the sweeper', () => {
  proves(
    'Actions: confirm order (server returns the new status code), cancel, cancel accepted bid, confirm verifications (with result), confirm received, seller deliver, send reminder, rush order.',
    { commandEntries },
  );
  const ofTimers = new Set<string>(Object.values(timerWindows).map(({ command }) => command));
  for (const [name, entry] of Object.entries(commandEntries)) {
    expect(entry.by === 'timer', name).toBe(ofTimers.has(name) && name !== 'release_hold');
  }
  const used = new Set<string>(eventIds.map((event) => transition(event).command));
  expect(Object.keys(commandEntries).filter((name) => !used.has(name))).toEqual([]);
});

test('the page of rows names the test of each', () => {
  const page = readFileSync(new URL('../../../../../docs/generated/lifecycle-rows.md', import.meta.url), 'utf8');
  for (const id of lifecycleRowIds) expect(page).toContain(`| ${id} |`);
});

describe('E75: a refund that the gateway cannot make', () => {
  const refund = {
    id: toId('ref', ids.refund),
    attemptId: ids.attempt,
    userId: ids.buyer,
    amount: pesos(6_370),
    status: 'REQUESTED',
  } as const;

  test.each([
    { tries: 1, at: '2026-11-24T03:00:00.000Z' },
    { tries: 2, at: '2026-11-24T08:00:00.000Z' },
    { tries: 3, at: '2026-11-25T02:00:00.000Z' },
    { tries: 4, at: undefined },
  ])('after try $tries it is tried again at $at', ({ tries, at }) => {
    expect(refundRetryAt(tries, tuesday)?.toISOString()).toBe(at);
  });

  test('after a definite failure the money is in the wallet, and the buyer is told', () => {
    const decision = decideRefund(refund, 'failed_for_good');
    expect(decision.move).toEqual({ id: refund.id, from: 'REQUESTED', to: 'FAILED' });
    expect(decision.postings[0]?.entries.map(({ account, amount }) => [account, amount])).toEqual([
      [`refund:${ids.attempt}`, -637_000],
      [`wallet:${ids.buyer}`, 637_000],
    ]);
    expect(decision.messages).toMatchObject([{ to: ids.buyer, kind: 'refund-to-wallet', params: { refund: 637_000 } }]);
  });

  test('a repeated report changes nothing', () => {
    const again = decideRefund({ ...refund, status: 'FAILED' }, 'failed_for_good');
    expect(again).toEqual({ move: null, postings: [], messages: [], note: null });
  });
});
