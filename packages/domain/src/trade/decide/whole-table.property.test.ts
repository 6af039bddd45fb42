import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ids } from '../../../testing/trade-fixtures.ts';
import { answerIn, type Step, startAttempt, stepNames } from '../../../testing/whole-steps.ts';
import { applyWhole, balanceIn, newWholeWorld, type WholeWorld } from '../../../testing/whole-world.ts';
import { timerWindows } from '../../config/timers.ts';
import { pesos } from '../../money/centavos.ts';
import type { CommandName } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import { eventIds } from '../table/transitions.table.ts';

// Thousands of walks on a busy machine take more than the default five seconds.
vi.setConfig({ testTimeout: 300_000 });

/*
 * Random walks over every command of the table, in any order, with late and repeated reports. At each step the world
 * checks the rules of the database: no moves outside of the list, the state machine of deposits, compare-and-set,
 * unique postings, entries that sum to zero.
 */

/** Sequences that make progress: random steps alone rarely sell anything. */
const stretches: readonly (readonly CommandName[])[] = [
  ['post_ask', 'pay_deposit', 'deposit_succeeded'],
  ['post_bid', 'pay_bid_deposit', 'bid_deposit_succeeded'],
  ['match_book', 'pay_order', 'payment_succeeded'],
  ['accept_bid', 'pay_accepted_bid', 'deposit_succeeded', 'pay_order', 'payment_succeeded'],
  ['accept_bid_without_pay', 'deposit_time_over'],
  ['buy_at_lowest_ask', 'pay_order', 'payment_succeeded', 'confirm_order', 'seller_deliver'],
  ['seller_deliver', 'courier_scanned', 'receive_at_warehouse', 'begin_inspection'],
  ['receive_at_warehouse', 'begin_inspection', 'pass_inspection', 'hand_to_courier', 'courier_delivered'],
  ['begin_inspection', 'fail_inspection', 'choose_return', 'ship_return', 'return_received'],
  ['begin_inspection', 'note_defect', 'offer_discount', 'answer_defect'],
  ['courier_delivered', 'open_claim', 'decide_claim', 'receive_claimed_item'],
  ['hand_to_courier', 'outbound_returned', 'pay_order', 'payment_succeeded', 'hand_to_courier'],
  ['book_intake', 'send_intake', 'receive_intake', 'check_stock', 'pass_stock', 'list_stock_item'],
  ['release_penalty', 'release_penalty', 'release_penalty'],
  ['edit_ask', 'pay_deposit', 'deposit_succeeded'],
  ['edit_ask', 'deposit_time_over', 'deposit_time_over'],
  ['edit_ask', 'pay_deposit', 'buy_at_lowest_ask', 'deposit_succeeded'],
  ['edit_bid', 'pay_bid_deposit', 'bid_deposit_succeeded'],
  ['edit_bid', 'bid_deposit_time_over', 'bid_deposit_time_over'],
  ['edit_bid', 'pay_bid_deposit', 'match_book', 'bid_deposit_succeeded'],
  ['delist_ask', 'review_suspension'],
  ['check_time_over', 'check_time_over_again'],
  ['send_time_over', 'send_time_over_again'],
  ['inbound_time_over', 'inbound_search_over'],
  ['inbound_returned', 'seller_deliver', 'inbound_returned'],
  ['outbound_time_over', 'outbound_search_over'],
  ['claim_answer_time_over', 'claim_answer_time_over'],
  ['decide_claim', 'claim_parcel_time_over'],
  ['appeal_fine', 'decide_appeal'],
  ['appeal_bid_fine', 'decide_bid_appeal'],
  ['choose_return', 'pay_return', 'return_paid'],
  ['choose_return', 'pay_return', 'return_storage_over', 'return_paid'],
  ['payment_time_over', 'appeal_bid_fine', 'decide_bid_appeal'],
  ['note_defect', 'answer_defect'],
  ['withdraw_stock'],
];
const toWarehouse: readonly CommandName[] = [
  'buy_at_lowest_ask',
  'pay_order',
  'payment_succeeded',
  'confirm_order',
  'seller_deliver',
  'courier_scanned',
  'receive_at_warehouse',
  'begin_inspection',
];
const live: readonly CommandName[] = ['post_ask', 'pay_deposit', 'deposit_succeeded'];
const liveBid: readonly CommandName[] = ['post_bid', 'pay_bid_deposit', 'bid_deposit_succeeded'];
const toBuyer: readonly CommandName[] = ['pass_inspection', 'hand_to_courier', 'courier_delivered'];
const inStock: readonly CommandName[] = ['book_intake', 'send_intake', 'receive_intake', 'check_stock', 'pass_stock'];

/** Ways into the middle of the table. Random steps follow them. */
const beginnings: readonly (readonly CommandName[])[] = [
  [],
  live,
  liveBid,
  inStock,
  [...live, ...toWarehouse],
  [...live, ...toWarehouse, ...toBuyer],
  [...live, ...toWarehouse, ...toBuyer, 'confirm_received'],
  [...live, ...toWarehouse, 'pass_inspection'],
  [...live, ...toWarehouse, 'pass_inspection', 'hand_to_courier'],
  [...live, ...toWarehouse, 'pass_inspection', 'hand_to_courier', 'outbound_returned'],
  [...live, ...toWarehouse, ...toBuyer, 'open_claim'],
  [...live, ...toWarehouse, ...toBuyer, 'confirm_received', 'open_claim'],
  [...live, ...toWarehouse, 'note_defect'],
  [...live, ...toWarehouse, 'fail_inspection'],
  [...live, ...toWarehouse, 'fail_inspection', 'choose_return', 'ship_return'],
  [...live, ...liveBid, 'match_book'],
  [...liveBid, 'accept_bid'],
  [...liveBid, 'accept_bid', 'pay_accepted_bid', 'deposit_succeeded'],
  [...liveBid, ...live, 'match_book', 'pay_order', 'payment_time_over', 'payment_time_over'],
  [...inStock, 'list_stock_item', 'buy_at_lowest_ask', 'pay_order', 'payment_succeeded'],
  [...inStock, 'list_stock_item', ...liveBid, 'accept_bid', 'pay_order', 'payment_succeeded'],
  [...live, 'buy_at_lowest_ask', 'pay_order', 'payment_succeeded', 'cancel_order'],
];
const anyStep: fc.Arbitrary<CommandName> = fc.constantFrom(...stepNames);
const names = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.nat({ max: 20 }),
    fc.array(fc.oneof(anyStep, fc.constantFrom(...stretches)), { maxLength: 12 }),
  )
  .map(([beginning, cut, rest]) => [
    // Mostly the whole beginning, sometimes only a part of it.
    ...(cut < 14 ? beginning : beginning.slice(0, cut - 13)),
    ...rest.flatMap((part) => (typeof part === 'string' ? [part] : [...part])),
  ]);
const walk: fc.Arbitrary<readonly Step[]> = fc
  .tuple(names, fc.array(fc.nat({ max: 59 }), { minLength: 90, maxLength: 90 }), fc.integer({ min: 10, max: 900 }))
  .map(([list, picks, units]) =>
    list.map((name, index) => ({
      name,
      pick: picks[index % picks.length] ?? 0,
      price: pesos(units * 50 * (1 + ((picks[(index * 7) % picks.length] ?? 0) % 4))),
    })),
  );

/** Returns the timers that give this command. */
const timersOf = (name: CommandName): readonly string[] =>
  Object.entries(timerWindows).flatMap(([kind, window]) => (window.command === name ? [kind] : []));

/**
 * Returns true when the command may be given now. A sweeper removes a timer before it gives the timer's command, and
 * gives the command only then; `release_hold` may come from the staff as well.
 */
function isDue(world: WholeWorld, name: CommandName): boolean {
  const kinds = timersOf(name);
  if (kinds.length === 0 || name === 'release_hold') return true;
  const key = [...world.timers.keys()].find((timer) => kinds.includes(timer.split(' ')[2] ?? ''));
  if (key !== undefined) world.timers.delete(key);
  return key !== undefined;
}

/** Plays a walk. Each command is tried as both parties, so that most commands come from a person who may give them. */
function play(steps: readonly Step[], after?: (world: WholeWorld, decision: Decision, done: Step) => void): WholeWorld {
  const world = newWholeWorld();
  for (const one of steps) {
    if (!isDue(world, one.name)) continue;
    for (const pick of [one.pick, one.pick + 60]) {
      const tried = { ...one, pick };
      const decision = answerIn(world, tried);
      if (decision === null || !decision.ok) continue;
      if (decision.attempts.some(({ from }) => from === null)) startAttempt(world, tried);
      applyWhole(world, decision);
      world.count += 1;
      after?.(world, decision, tried);
      break;
    }
  }
  return world;
}

test('the walks reach more than five rows of the table in six (each has a case of its own besides)', () => {
  const seen = new Set<string>();
  for (const steps of fc.sample(walk, { numRuns: 3_000, seed: 20_261_124 })) {
    play(steps, (_world, decision) => {
      if (decision.ok) seen.add(decision.event);
    });
  }
  const unseen = eventIds.filter((event) => !seen.has(event));
  expect(unseen.length, unseen.join(' ')).toBeLessThan(eventIds.length / 6);
});

const runs = { numRuns: 500 };

test('the ledger sums to zero after every step, and nothing that secures money is overdrawn', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      play(steps, (world, decision) => {
        expect(balanceIn(world, '')).toBe(0);
        for (const prefix of ['escrow:', 'deposit:', 'penalty:', 'refund:', 'wallet:']) {
          for (const [account, amount] of world.accounts) {
            if (account.startsWith(prefix))
              expect(
                amount,
                `${account} after ${JSON.stringify(decision.ok && decision.event)}`,
              ).toBeGreaterThanOrEqual(0);
          }
        }
      });
    }),
    runs,
  );
});

test('a finished order has an empty escrow, unless another pair is on offer; a finished ask or bid no held deposit, unless it is under review', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      play(steps, ({ accounts, order, ask, bid }) => {
        const isOver = order?.status === 'transaction_closed' || order?.status === 'transaction_successful';
        if (order !== null && isOver && order.rematch !== 'offered')
          expect(accounts.get(`escrow:${order.id}`) ?? 0).toBe(0);
        const isReviewed = ask?.closure?.detail === 'suspended';
        if (ask?.status === 'transaction_closed' && !isReviewed) expect(ask.deposit.status).not.toBe('under_hold');
        if (bid?.status === 'bid_closed') expect(bid.deposit.status).not.toBe('under_hold');
      });
    }),
    runs,
  );
});

test('a deposit account holds the deposit while it is held, else nothing; suspense holds what was kept, or nothing', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      play(steps, ({ accounts, ask, bid }) => {
        for (const owner of [ask, bid]) {
          if (owner === null) continue;
          const { deposit } = owner;
          const held = deposit.status === 'under_hold' ? deposit.amount : 0;
          expect(accounts.get(`deposit:${deposit.id}`) ?? 0).toBe(held);
          expect([0, deposit.deductedAmount]).toContain(accounts.get(`penalty:${deposit.id}`) ?? 0);
        }
      });
    }),
    runs,
  );
});

/**
 * Commands that may come twice for one fact. A person's second try of something else is not among them, nor are
 * commands that have an effect each time.
 */
const again: ReadonlySet<CommandName> = new Set(
  stepNames.filter(
    (name) =>
      /_(succeeded|failed|delivered|lost|paid|reversed)$/.test(name) ||
      /^(confirm_order|cancel_ask|cancel_bid|confirm_received|courier_scanned|release_penalty|refund_now)$/.test(
        name,
      ) ||
      (/_over(_again)?$/.test(name) && !/sla|claim_answer|deposit_time|payment_time|return_send|rush/.test(name)),
  ),
);
const isAlert: ReadonlySet<CommandName> = new Set([
  'check_time_over',
  'send_time_over',
  'inbound_time_over',
  'outbound_time_over',
]);

test('the same report, lapse or press again moves nothing and books nothing', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      play(steps, (world, _decision, done) => {
        if (!again.has(done.name) || isAlert.has(done.name)) return;
        const repeated = answerIn(world, done);
        if (repeated === null || !repeated.ok) return;
        const unbooked = repeated.postings.filter(({ code, key }) => !world.booked.has(`${code} ${key}`));
        expect([repeated.moves, repeated.deposits, unbooked], `${done.name} again`).toEqual([[], [], []]);
      });
    }),
    runs,
  );
});

test('offender, harmed side and platform together have exactly what was kept of a deposit', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      play(steps, (_world, decision) => {
        if (!decision.ok) return;
        for (const { code, entries } of decision.postings) {
          if (code !== 'penalty_released') continue;
          const out = entries.filter(({ amount }) => amount < 0).reduce((sum, { amount }) => sum + amount, 0);
          const into = entries.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0);
          expect(into).toBe(-out);
          const known = /^(penalty:|platform:(shipping|penalty)_revenue|wallet:|receivable:)/;
          expect(entries.every(({ account }) => known.test(account))).toBe(true);
        }
      });
    }),
    runs,
  );
});

test('every timer that runs has an owner that lives, or a deposit that waits for its release', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      play(steps, (world) => {
        for (const key of world.timers.keys()) {
          const [entity, id, kind] = key.split(' ');
          const owner = timerWindows[kind as keyof typeof timerWindows].owner;
          const isOpenOffer = kind === 'rematch' && world.order?.rematch === 'offered';
          if (owner === 'order' && entity === 'order' && id === world.order?.id && !isOpenOffer) {
            expect(['transaction_closed', 'transaction_successful'], key).not.toContain(world.order?.status);
          }
          if (owner === 'ask' && id === ids.ask) expect(world.ask?.status, key).not.toBe('transaction_closed');
        }
      });
    }),
    runs,
  );
});
