import { describe, expect, test } from 'vitest';
import { tradeCases } from '../../../testing/trade-cases.ts';
import { tuesday as now } from '../../../testing/trade-fixtures.ts';
import { payoutHold } from '../../config/payouts.ts';
import { pesos } from '../../money/centavos.ts';
import { decide } from '../decide/decide.ts';
import type { CommandName, CommandOf, FactsOf } from '../facts/commands.ts';
import type { ReturnSnapshot, StockSnapshot } from '../facts/snapshot.ts';
import { type EventId, eventIds, transition } from '../table/transitions.table.ts';

/** Rows that pay a seller for an item, by the table: a new row joins by its step of money. */
const paying = eventIds.filter((event) => transition(event).money?.includes('item_compensated'));
const in72Hours = new Date(now.getTime() + payoutHold.holdMs);
const worth = { value: pesos(5_000), lossInValue: pesos(1_000) };

/** Asks the rules about the case of a row; its item is worth something, so that there is something to pay. */
function paid(event: EventId, facts: object) {
  const { command, facts: known } = tradeCases[event];
  const about = known as { returnLeg?: ReturnSnapshot; stock?: StockSnapshot };
  const items = {
    ...(about.returnLeg == null ? {} : { returnLeg: { ...about.returnLeg, ...worth } }),
    ...(about.stock == null ? {} : { stock: { ...about.stock, value: worth.value } }),
  };
  const all = { ...known, ...items, ...facts } as unknown as FactsOf<CommandName>;
  const decision = decide(command as CommandOf<CommandName>, all, now);
  if (!decision.ok) throw new Error(`Expected the case of ${event} to be approved, got ${decision.reason}.`);
  const lines = decision.postings.flatMap(({ code, shown }) => (code === 'item_compensated' ? shown : []));
  return { event: decision.event, lines };
}

describe('security 2: a seller is paid for an item that was lost or damaged', () => {
  test.each(paying)('%s: a new seller withdraws the money 72 hours later, like income', (event) => {
    const { lines, ...decided } = paid(event, { sellerFinishedSales: payoutHold.trustedAfterSales - 1 });
    expect(decided.event).toBe(event);
    expect(lines).toMatchObject([{ kind: 'compensation', availableAt: in72Hours }]);
  });

  test.each(paying)('%s: a seller with five finished sales withdraws the money at once', (event) => {
    const { lines } = paid(event, { sellerFinishedSales: payoutHold.trustedAfterSales });
    expect(lines).toMatchObject([{ kind: 'compensation', availableAt: null }]);
  });

  test.each(paying)('%s: the money waits where the caller did not ask for the sales', (event) => {
    expect(paid(event, { sellerFinishedSales: undefined }).lines).toMatchObject([{ availableAt: in72Hours }]);
  });

  test('by these rows, and no row pays for an item in another way', () => {
    expect(paying).toEqual(['E54', 'E60d', 'RT1', 'RT1-silent', 'RT1-surrender', 'RT5', 'RT5-courier', 'S8']);
    const others = eventIds.filter((event) => !paying.includes(event));
    expect(others.filter((event) => postsFromLoss(event))).toEqual([]);
  });
});

/** True when the case of a row takes money from the platform's losses into the wallet of the item's owner. */
function postsFromLoss(event: EventId): boolean {
  const decision = tradeCases[event]();
  if (!decision.ok) return false;
  return decision.postings.some(
    ({ code, shown }) => !knownCompensations.includes(code) && shown.some(({ kind }) => kind === 'compensation'),
  );
}

/** A share of a fine has waited 72 hours in suspense; a credit is for a limit that we broke ourselves. */
const knownCompensations: readonly string[] = ['penalty_released', 'credit_given'];
