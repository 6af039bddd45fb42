import { raiseAlerts } from '@suki/db/queries/standings';
import { testId } from '@suki/db/testing/test-ids';
import { withTransaction } from '@suki/db/tx';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { inspector, supportStaff, warehouseStaff } from '../../../../test/support/trade-people.ts';
import { dealAt } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** The work on an alert: who has it, and why it was closed. */

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
const admin = { uid: 'ada', roles: ['admin'] as const };
type Person = NonNullable<Parameters<typeof world.api.callAs>[0]>;
type Cause = 'too_much_work' | 'dispute_won' | 'other';
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

async function raised(event = 'E56-sla'): Promise<string> {
  const id = testId('ord');
  const alert = { queue: 'warehouse', event, subject: { entity: 'order', id } } as const;
  await withTransaction(world.pool, (tx) => raiseAlerts(tx, [alert], world.api.clock.now()));
  return (await alertAbout(id)).id;
}
const openAlerts = async () =>
  (await world.api.callAs(admin, 'listStaffAlerts', { query: { limit: 180 } })).answer().items;
async function alertAbout(id: string, event?: string) {
  const found = (await openAlerts()).find(
    (alert) => alert.subject.id === id && (event === undefined || alert.event === event),
  );
  if (found === undefined) throw new Error(`Expected an alert about ${id}.`);
  return found;
}
const take = (who: Person, id: string) => world.api.callAs(who, 'takeAlert', { params: { id } });
const release = (who: Person, id: string) => world.api.callAs(who, 'releaseAlert', { params: { id } });
const close = (who: Person, id: string, cause: Cause, note?: string) =>
  world.api.callAs(who, 'handleAlert', { params: { id }, body: { cause, note } });
const idOf = async (who: Person) => (await world.api.callAs(who, 'getUser')).answer().userId;

describe('ops A.2 A17: an alert', () => {
  test('is taken by one of two who press at once, and both are told who has it', async () => {
    shows('takeAlert success');
    const id = await raised();
    const [one, other] = (await Promise.all([take(warehouseStaff, id), take(inspector, id)])).map((result) =>
      result.answer(),
    );
    expect(one?.taken).toEqual(other?.taken);
    expect([await idOf(warehouseStaff), await idOf(inspector)]).toContain(one?.taken?.by);
    expect(one?.steps.map(({ act }) => act)).toEqual(['taken']);
  });

  test('goes back to its queue, also by a colleague, and its history names everybody with the moment', async () => {
    shows('releaseAlert success');
    const id = await raised();
    (await take(warehouseStaff, id)).answer();
    world.api.clock.advance(60_000);
    expect((await release(inspector, id)).answer().taken).toBeNull();
    (await release(inspector, id)).answer();
    world.api.clock.advance(60_000);
    (await take(inspector, id)).answer();
    const closed = (await close(inspector, id, 'too_much_work')).answer();
    const [first, second] = [await idOf(warehouseStaff), await idOf(inspector)];
    expect(closed.steps.map(({ act, by }) => [act, by])).toEqual([
      ['taken', first],
      ['released', second],
      ['taken', second],
      ['closed', second],
    ]);
    expect(closed.handled?.cause).toEqual({ id: 'too_much_work', label: 'Too much work that day' });
    expect((await take(warehouseStaff, id)).answer().taken?.by).toBe(second);
  });

  test('closes with a cause of its kind alone, and with a note when the cause is something else', async () => {
    const id = await raised();
    for (const result of [await close(admin, id, 'dispute_won'), await close(admin, id, 'other')])
      expect([result.status, refusalIn(result).reason]).toEqual([400, 'VALIDATION']);
    expect((await close(admin, id, 'other', 'The bench was flooded.')).answer().handled).toMatchObject({
      cause: { id: 'other' },
      note: 'The bench was flooded.',
    });
  });

  test('of another queue is neither taken nor given back, and one that is not there is not found', async () => {
    shows('takeAlert ALERT_NOT_FOUND', 'releaseAlert ALERT_NOT_FOUND');
    const id = await raised();
    for (const result of [await take(finance, id), await release(finance, id)])
      expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_ALLOWED']);
    for (const result of [await take(admin, testId('alr')), await release(admin, testId('alr'))])
      expect([result.status, refusalIn(result).reason]).toEqual([404, 'ALERT_NOT_FOUND']);
  });

  test('about a stopped order says that the order goes on, once support has let it', async () => {
    const { orderId } = await dealAt(world, 'platform_received');
    const params = { id: orderId };
    (await world.api.callAs(supportStaff, 'holdOrder', { params })).answer();
    expect((await alertAbout(orderId, 'E40')).mended).toBeNull();
    (await world.api.callAs(supportStaff, 'releaseOrder', { params })).answer();
    expect((await alertAbout(orderId, 'E40')).mended).toBe('The order is not stopped anymore.');
  });
});
