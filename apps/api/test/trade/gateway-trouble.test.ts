import { describe, expect, test } from 'vitest';
import { forEachOf, quickDeals } from '../support/many-steps.ts';
import { withSeed } from '../support/random-choices.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { type Deal, newKey, payBody } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { gatewayTrouble } from './scenarios/gateway-trouble.ts';

/** F9 (docs/test-plan.md#faults), with a gateway that times out after half a second instead of ten seconds. */

const world = tradeWorld({ isCrowd: true, variables: { XENDIT_TIMEOUT_MS: '500' } });

test('F9: 30 payments meet errors, lost answers, garbage, silence and other amounts: one charge each, none is lost', async () => {
  const met = await withSeed((random) => gatewayTrouble(world, { payments: 30 }, random));
  expect(Object.keys(met)).toHaveLength(5);
});

describe('F9: a gateway that does not answer', () => {
  const press = ({ buyer, orderId }: Deal) =>
    world.api.callAs(buyer, 'payOrder', { params: { orderId }, body: payBody(), idempotencyKey: newKey() });

  test('holds no connection of the database and no reader up, and is asked no more after ten calls', async () => {
    const deals = await quickDeals(world, 20);
    await world.api.sandbox.control('/faults', { provider: 'xendit', how: 'hang', count: 100 });
    const pressed = Promise.all(deals.slice(0, 12).map(press));
    const reads = await forEachOf(deals, ({ buyer, orderId }) =>
      world.api.callAs(buyer, 'getOrder', { params: { id: orderId } }),
    );
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    for (const result of await pressed)
      expect([result.status, refusalIn(result).reason]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
    const later = await Promise.all(deals.slice(12).map(press));
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([503]));
    const { faults } = (await (await world.api.sandbox.fetchControl(`/state`)).json()) as {
      faults: { count: number }[];
    };
    expect(faults).toHaveLength(1);
    // Ten calls met the failure; some of the other ten were spared the wait by the open circuit.
    expect(faults[0]?.count).toBeGreaterThan(100 - 20);
    expect(faults[0]?.count).toBeLessThanOrEqual(100 - 10);
    await world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
    await world.expectSound();
  });
});
