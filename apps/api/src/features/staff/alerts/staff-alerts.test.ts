import { raiseAlerts } from '@suki/db/queries/standings';
import { testId } from '@suki/db/testing/test-ids';
import { withTransaction } from '@suki/db/tx';
import type { StaffQueue } from '@suki/domain/alerts/staff-queues';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { openTestStream } from '../../../../test/support/test-stream.ts';
import { testToken } from '../../../../test/support/test-token.ts';
import { inspector, warehouseStaff } from '../../../../test/support/trade-people.ts';
import { dealAt } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** Alerts for the staff: who sees them, in which words, and who has handled them. */

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
const support = { uid: 'susi', roles: ['support'] as const };
const admin = { uid: 'ada', roles: ['admin'] as const };
type Person = NonNullable<Parameters<typeof world.api.callAs>[0]>;
type Query = Readonly<Record<string, string | number | undefined>>;
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const list = async (who: Person, query: Query = {}) =>
  (await world.api.callAs(who, 'listStaffAlerts', { query })).answer();
const counts = async (who: Person) => (await world.api.callAs(who, 'countStaffAlerts')).answer();
const handle = (who: Person, id: string, note?: string) =>
  world.api.callAs(who, 'handleAlert', { params: { id }, body: { cause: 'done_now', note } });

/** A buyer who waits for the check asks us to hurry: an alert for the warehouse. */
async function rushed() {
  const { buyer, orderId } = await dealAt(world, 'platform_received');
  (await world.api.callAs(buyer, 'rushOrder', { params: { id: orderId } })).answer();
  return { orderId, alert: await alertOf(orderId) };
}

async function alertOf(subjectId: string) {
  const { items } = await list(admin, { limit: 180 });
  const alert = items.find(({ subject }) => subject.id === subjectId);
  if (alert === undefined) throw new Error(`Expected an alert about ${subjectId}.`);
  return alert;
}

/** Raises an alert in the way that decisions do. */
const raise = (queue: StaffQueue, event: string, id = testId('ord')) =>
  withTransaction(world.pool, (tx) =>
    raiseAlerts(tx, [{ queue, event, subject: { entity: 'order', id } }], world.api.clock.now()),
  );

test('an alert says what happened, about what, since when, and what to do where', async () => {
  const { orderId, alert } = await rushed();
  expect(alert).toEqual({
    id: expect.stringMatching(/^alr_/),
    queue: 'warehouse',
    event: 'N5',
    subject: { entity: 'order', id: orderId },
    orderId,
    about: {
      orderId,
      orderNumber: expect.stringMatching(/^SK-/),
      itemName: expect.any(String),
      sizes: expect.any(Object),
      amount: null,
      person: null,
    },
    title: 'A buyer asks us to hurry',
    next: expect.stringContaining('within four hours'),
    page: 'order',
    action: null,
    comparison: null,
    cause: null,
    reason: null,
    dispute: null,
    mended: null,
    causes: expect.arrayContaining([{ id: 'too_much_work', label: 'Too much work that day' }]),
    createdAt: expect.any(String),
    taken: null,
    handled: null,
    steps: [],
  });
});

describe('an alert that is handled', () => {
  test('leaves the open ones, and is listed with who handled it, when, and the note', async () => {
    shows('listStaffAlerts success', 'countStaffAlerts success', 'handleAlert success');
    const { alert } = await rushed();
    const open = (await counts(warehouseStaff)).open;
    world.api.clock.advance(60_000);
    const handled = (await handle(warehouseStaff, alert.id, ' Found on shelf 4. ')).answer();
    const { userId } = (await world.api.callAs(warehouseStaff, 'getUser')).answer();
    expect(handled.handled).toMatchObject({
      at: world.api.clock.now().toISOString(),
      by: userId,
      note: 'Found on shelf 4.',
      cause: { id: 'done_now', label: 'It is done now' },
    });
    expect((await list(warehouseStaff, { limit: 180 })).items.map(({ id }) => id)).not.toContain(alert.id);
    expect((await list(warehouseStaff, { state: 'handled', orderBy: 'updatedAt' })).items[0]).toEqual(handled);
    expect((await counts(warehouseStaff)).open).toBe(open - 1);
  });

  test('stays as the first one left it when somebody handles it again, or both do at once', async () => {
    const { alert } = await rushed();
    const [one, other] = await Promise.all([handle(warehouseStaff, alert.id, 'a'), handle(inspector, alert.id, 'b')]);
    expect(other.answer()).toEqual(one.answer());
    world.api.clock.advance(60_000);
    expect((await handle(admin, alert.id, 'c')).answer()).toEqual(one.answer());
  });

  test('comes again when the same happens again; while it is open it is not doubled', async () => {
    const id = testId('ord');
    const open = async () => (await list(admin, { limit: 180 })).items.filter(({ subject }) => subject.id === id);
    await raise('warehouse', 'E56-sla', id);
    await raise('warehouse', 'E56-sla', id);
    const [first, ...more] = await open();
    expect(more).toEqual([]);
    (await handle(admin, first?.id ?? '')).answer();
    expect(await open()).toEqual([]);
    await raise('warehouse', 'E56-sla', id);
    expect(await open()).toMatchObject([{ handled: null }]);
  });

  test('needs no note, and takes none that is too long or hides something', async () => {
    const { alert } = await rushed();
    const refused = await handle(warehouseStaff, alert.id, 'x'.repeat(501));
    expect([refused.status, refusalIn(refused).reason]).toEqual([400, 'VALIDATION']);
    const turned = await handle(warehouseStaff, alert.id, 'one\ntwo \u202Eowt');
    expect([turned.status, refusalIn(turned).message]).toEqual([400, expect.stringContaining('cannot be seen')]);
    expect((await handle(warehouseStaff, alert.id)).answer().handled?.note).toBeNull();
  });

  test('that is not there is not found', async () => {
    shows('handleAlert ALERT_NOT_FOUND');
    const result = await handle(admin, testId('alr'));
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'ALERT_NOT_FOUND']);
  });
});

test('a long queue is read page by page, each alert once, in both orders', async () => {
  for (let count = 0; count < 23; count += 1) await raise('finance', 'differs');
  const read = async (order: 'asc' | 'desc') => {
    const ids: string[] = [];
    let lastItemId: string | undefined;
    for (;;) {
      const page = await list(finance, { queue: 'finance', limit: 10, order, lastItemId });
      ids.push(...page.items.map(({ id }) => id));
      if (!page.hasMore) return ids;
      lastItemId = page.lastItemId ?? undefined;
    }
  };
  const ids = await read('asc');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe((await counts(finance)).open);
  expect((await read('desc')).toReversed()).toEqual(ids);
});

describe('permissions on alerts', () => {
  const rows: readonly (readonly [StaffRole, readonly StaffQueue[]])[] = [
    ['warehouse', ['warehouse']],
    ['inspector', ['warehouse']],
    ['finance', ['finance']],
    ['support', ['compliance', 'support']],
    ['admin', ['warehouse', 'finance', 'compliance', 'support']],
  ];
  test.each(rows)('%s: %j', async (role, queues) => {
    const who = { uid: `alerts-${role}`, roles: [role] };
    await Promise.all([
      raise('warehouse', 'E73'),
      raise('finance', 'E65b'),
      raise('compliance', 'E40'),
      raise('support', 'E74'),
    ]);
    expect(new Set((await list(who, { limit: 180 })).items.map(({ queue }) => queue))).toEqual(new Set(queues));
    expect(Object.keys((await counts(who)).counts)).toEqual(queues);
    for (const queue of ['warehouse', 'finance', 'compliance', 'support'] as const) {
      const result = await world.api.callAs(who, 'listStaffAlerts', { query: { queue } });
      expect(result.status).toBe(queues.includes(queue) ? 200 : 403);
    }
  });

  test('an alert of another queue is not handled', async () => {
    const { alert } = await rushed();
    for (const who of [finance, support]) {
      const result = await handle(who, alert.id);
      expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_ALLOWED']);
    }
    expect(await alertOf(alert.subject.id)).toEqual(alert);
  });
});

test('an open console is told when an alert comes, and when somebody handles it; a buyer is not', async () => {
  const { buyer, orderId } = await dealAt(world, 'platform_received');
  const streamOf = async (who: Person) => {
    const stream = await openTestStream({ url: world.api.url, token: testToken(who) });
    await stream.next('ready');
    return stream;
  };
  const [station, page] = await Promise.all([streamOf(finance), streamOf(buyer)]);
  const alertsOn = async (stream: typeof station) => {
    for (;;) {
      const event = (await stream.next('trade')) as { readonly kind: string; readonly id: string };
      if (event.kind === 'alert') return event.id;
    }
  };
  (await world.api.callAs(buyer, 'rushOrder', { params: { id: orderId } })).answer();
  const { id } = await alertOf(orderId);
  expect(await alertsOn(station)).toBe(id);
  (await handle(warehouseStaff, id)).answer();
  expect(await alertsOn(station)).toBe(id);
  await expect(alertsOn(page)).rejects.toThrow();
  for (const stream of [station, page]) stream.close();
});
