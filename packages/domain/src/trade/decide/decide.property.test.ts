import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ask, type Choice, steps } from '../../../testing/trade-steps.ts';
import { apply, balanceOf, isStill, newWorld, type World } from '../../../testing/trade-world.ts';
import { pesos } from '../../money/centavos.ts';

// Thousands of walks on a busy machine take more than the default five seconds.
vi.setConfig({ testTimeout: 300_000 });

/*
 * Random walks over the commands of one sale, in any order, with late and repeated reports. At each step the world
 * checks the rules of the database: no moves outside of the list, compare-and-set, unique postings, entries that sum to
 * zero.
 */
const choice: fc.Arbitrary<Choice> = fc.record({
  step: fc.constantFrom(...steps),
  pick: fc.nat({ max: 9 }),
  price: fc.integer({ min: 10, max: 13_980 }).map((units) => pesos(units * 50)),
});

/** A walk that makes progress: half of its steps are the ones of a good sale, in order. */
const goodSale: readonly Choice['step'][] = [
  'post',
  'payDeposit',
  'depositSucceeds',
  'buy',
  'pay',
  'paymentSucceeds',
  'confirm',
  'deliver',
  'scan',
  'receive',
  'inspect',
  'pass',
  'ship',
  'delivered',
  'confirmReceived',
];
const walk = fc
  .tuple(
    fc.array(fc.array(choice, { maxLength: 3 }), { minLength: goodSale.length, maxLength: goodSale.length }),
    fc.nat({ max: goodSale.length }),
  )
  .map(([detours, length]) =>
    goodSale.slice(0, length).flatMap((step, index): readonly Choice[] => {
      const detour = detours[index] ?? [];
      return [{ step, pick: 0, price: pesos(6_250) }, ...detour];
    }),
  );

function play(choices: readonly Choice[], after?: (world: World) => void): World {
  const world = newWorld();
  for (const one of choices) {
    const decision = ask(world, one);
    if (decision?.ok) apply(world, decision);
    after?.(world);
  }
  return world;
}

const mapping: Readonly<Record<string, readonly string[]>> = {
  to_pay: ['buyer_to_pay'],
  confirming_buyer_order: ['confirming_buyer_order'],
  seller_to_ship: ['to_ship'],
  on_way_to_warehouse: ['on_way_to_warehouse'],
  platform_received: ['platform_received'],
  under_inspection: ['under_inspection'],
  platform_to_ship: ['transaction_successful'],
  to_receive: ['transaction_successful'],
};

/** Rows of a sale without bids in which the platform is on time; the whole table: `whole-table.property.test.ts`. */
const saleRows =
  'E01 E02 E03 E04 T1x E05 E06 E07 E08 E10 E31 E32 E33 T6x E34 E35 E35p E35f E35s E37a E38 E39b E41 E42 E43 E44 E46 E47 E46s E49 E50 E52 E56 E57 E58 E67 E69 E70 E71 T21';

test('the walks reach every row that one ask and one buyer can reach', () => {
  const seen = new Set<string>();
  for (const choices of fc.sample(walk, { numRuns: 3_000, seed: 20_261_124 })) {
    const world = newWorld();
    for (const one of choices) {
      const decision = ask(world, one);
      if (!decision?.ok) continue;
      if (!isStill(decision)) seen.add(decision.event);
      apply(world, decision);
    }
  }
  expect(saleRows.split(' ').filter((event) => !seen.has(event))).toEqual([]);
});

test('a live order and its ask keep their joint mapping, whatever happens', () => {
  fc.assert(
    fc.property(walk, (choices) => {
      play(choices, ({ ask: theAsk, order }) => {
        const expected = order === null ? undefined : mapping[order.status];
        if (expected !== undefined) expect(expected).toContain(theAsk?.status);
      });
    }),
    { numRuns: 400 },
  );
});

test('the ledger always sums to zero, and nothing that secures money is ever overdrawn', () => {
  fc.assert(
    fc.property(walk, (choices) => {
      play(choices, (world) => {
        expect(balanceOf(world, '')).toBe(0);
        for (const prefix of ['escrow:', 'deposit:', 'penalty:', 'refund:', 'wallet:']) {
          expect(balanceOf(world, prefix)).toBeGreaterThanOrEqual(0);
        }
      });
    }),
    { numRuns: 400 },
  );
});

test('a finished order has an empty escrow and a finished ask no held deposit', () => {
  fc.assert(
    fc.property(walk, (choices) => {
      play(choices, (world) => {
        const { order, ask: theAsk } = world;
        const isOver = (status: string | undefined) =>
          status === 'transaction_closed' || status === 'transaction_successful';
        if (isOver(order?.status)) expect(balanceOf(world, 'escrow:')).toBe(0);
        if (isOver(theAsk?.status)) {
          expect(theAsk?.deposit.status).not.toBe('under_hold');
          expect(balanceOf(world, 'deposit:')).toBe(0);
        }
      });
    }),
    { numRuns: 400 },
  );
});

test('offender, harmed side and platform together have the deposit, to the centavo', () => {
  fc.assert(
    fc.property(walk, (choices) => {
      const world = play([...choices, { step: 'release', pick: 0, price: pesos(500) }]);
      const deposit = world.ask?.deposit;
      if (deposit?.status !== 'deducted' || world.ask === null) return;
      const buyer = balanceOf(world, `wallet:${world.order?.buyerId}`);
      const platform = balanceOf(world, 'platform:penalty_revenue');
      expect(buyer + platform).toBe(deposit.deductedAmount);
      expect(balanceOf(world, 'penalty:')).toBe(0);
      const back = [...world.booked].some((key) => key.startsWith('deposit_returned '))
        ? deposit.amount - deposit.deductedAmount
        : 0;
      expect(buyer + platform + back).toBe(deposit.amount);
    }),
    { numRuns: 400 },
  );
});

/** Commands that may come twice for the same fact; a person's second try of something else is not among them. */
const repeatable: ReadonlySet<Choice['step']> = new Set(
  steps.filter(
    (step) => !['post', 'buy', 'payDeposit', 'pay', 'deliver', 'depositTimeOver', 'paymentTimeOver'].includes(step),
  ),
);

test('the same report, timer or press again changes nothing', () => {
  fc.assert(
    fc.property(walk, (choices) => {
      const world = newWorld();
      for (const one of choices) {
        const decision = ask(world, one);
        if (!decision?.ok) continue;
        apply(world, decision);
        const again = repeatable.has(one.step) ? ask(world, one) : null;
        if (again !== null) expect(isStill(again), `${one.step} again in ${world.order?.status}`).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('a final ask or order runs no timer but that of a fine', () => {
  fc.assert(
    fc.property(walk, (choices) => {
      const world = newWorld();
      for (const one of choices) {
        const kind = timerOf[one.step];
        const key = [...world.timers.keys()].find((timer) => timer.endsWith(` ${kind}`));
        // A sweeper takes a timer away before it gives its command, and gives it only then.
        if (kind !== undefined && key === undefined) continue;
        if (key !== undefined) world.timers.delete(key);
        const decision = ask(world, one);
        if (decision?.ok) apply(world, decision);
        const isOver = (status: string | undefined) =>
          status === 'transaction_closed' || status === 'transaction_successful';
        const running = [...world.timers.keys()];
        if (isOver(world.ask?.status)) expect(running.filter((timer) => /^ask /.test(timer))).toEqual([]);
        if (isOver(world.order?.status)) expect(running.filter((timer) => /^order /.test(timer))).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

const timerOf: Partial<Record<Choice['step'], string>> = {
  depositTimeOver: 'ask_deposit',
  listingExpires: 'listing',
  paymentTimeOver: 'payment_window',
  confirmTimeOver: 'confirmation',
  shipTimeOver: 'shipment',
  scanTimeOver: 'first_scan',
  receiptTimeOver: 'receipt',
  release: 'penalty_release',
};
