import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ask, type Choice, steps } from '../../../testing/trade-steps.ts';
import { apply, balanceOf, newWorld, type World } from '../../../testing/trade-world.ts';
import { pesos } from '../../money/centavos.ts';

vi.setConfig({ testTimeout: 300_000 });

/*
 * S17 (docs/test-plan.md#attacks): buyer and seller are one person, or two who share. They list, buy, pay, cancel,
 * reject, let deadlines pass and sell to each other, in any order; the rules answer every step. In the end both never
 * have more than they brought: the platform's own accounts never lose.
 */

/** The platform's income less its costs, in centavos. Money at the gateway or on its way to a bank is nobody's gain. */
const resultOf = (world: World): number =>
  balanceOf(world, 'platform:') -
  balanceOf(world, 'platform:gateway_clearing') -
  balanceOf(world, 'platform:payout_transit');

const choice: fc.Arbitrary<Choice> = fc.record({
  step: fc.constantFrom(...steps),
  pick: fc.nat({ max: 9 }),
  price: fc.integer({ min: 10, max: 13_980 }).map((units) => pesos(units * 50)),
});

/**
 * The steps of a sale in their order. Walks follow them up to some step, with detours between, because most schemes
 * that earn or lose something begin as a sale.
 */
const sale: readonly Choice['step'][] = [
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
const scheme = fc
  .tuple(
    fc.array(fc.array(choice, { maxLength: 2 }), { minLength: sale.length, maxLength: sale.length }),
    fc.nat({ max: sale.length }),
    fc.array(choice, { minLength: 5, maxLength: 25 }),
  )
  .map(([detours, length, end]) => [
    ...sale
      .slice(0, length)
      .flatMap((step, index): readonly Choice[] => [{ step, pick: 0, price: pesos(6_250) }, ...(detours[index] ?? [])]),
    ...end,
    { step: 'release', pick: 0, price: pesos(6_250) } as const,
  ]);

test('S17: in 1,000 schemes of a buyer and a seller who share, the platform never pays for it', () => {
  let ended = 0;
  fc.assert(
    fc.property(scheme, (choices) => {
      const world = newWorld();
      for (const one of choices) {
        const decision = ask(world, one);
        if (decision?.ok) apply(world, decision);
        expect(resultOf(world)).toBeGreaterThanOrEqual(0);
      }
      if (resultOf(world) > 0) ended += 1;
    }),
    { numRuns: 1_000, seed: 20_261_122 },
  );
  // Not all sales are free: many schemes cost their owners a fine or a fee.
  expect(ended).toBeGreaterThan(100);
});
