import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { warehouseStaff } from '../../../../test/support/trade-people.ts';
import { buy, listAsk, startPayment } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** The full comparison with the gateway, when finance asks for it. */

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
const other = { uid: 'flor', roles: ['finance'] as const };
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const start = async (who = finance as { uid: string; roles: readonly ['finance'] }) =>
  (await world.api.callAs(who, 'startReconciliation')).answer();
const runs = async () => (await world.api.callAs(finance, 'listReconciliations')).answer().items;
const nothing = { checked: 0, settled: 0, differs: 0, unanswered: 0 };

describe('the full reconciliation on demand', () => {
  test('begins at once, compares what the night would, and says how many were asked, differed and were not answered', async () => {
    shows('startReconciliation success', 'listReconciliations success');
    const attempt = await startPayment(world, await buy(world, await listAsk(world)));
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    const begun = await start();
    expect(begun).toMatchObject({ day: null, finishedAt: null, failedAt: null, payments: nothing });
    await world.settle();
    const [last] = await runs();
    expect(last).toMatchObject({
      id: begun.id,
      finishedAt: world.api.clock.now().toISOString(),
      payments: { settled: 1, differs: 0, unanswered: 0 },
      refunds: nothing,
      payouts: nothing,
    });
    expect(last?.payments.checked).toBeGreaterThan(0);
  });

  test('is one run, however many press while it is under way; afterwards another one begins', async () => {
    const pressed = await Promise.all([start(), start(other), start()]);
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1);
    await world.settle();
    expect((await start()).id).not.toBe(pressed[0]?.id);
    await world.settle();
  });

  test('coverage 7: comes page by page, the newest first', async () => {
    for (let count = 0; count < 11; count += 1) {
      await start();
      await world.settle();
      world.api.clock.advance(1_000);
    }
    const list = async (lastItemId?: string) =>
      (await world.api.callAs(finance, 'listReconciliations', { query: { limit: 10, lastItemId } })).answer();
    const first = await list();
    expect([first.items.length, first.hasMore]).toEqual([10, true]);
    const second = await list(first.lastItemId ?? undefined);
    expect(Date.parse(second.items[0]?.begunAt ?? '')).toBeLessThan(Date.parse(first.items[9]?.begunAt ?? ''));
  });
});

test.each(['startReconciliation', 'listReconciliations'] as const)(
  '%s is for finance, not for the warehouse',
  async (operationId) => {
    const result = await world.api.callAs(warehouseStaff, operationId);
    expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_ALLOWED']);
  },
);
