import { afterEach, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { inspector } from '../../../../test/support/trade-people.ts';
import { type Deal, dealAt, defectBody, listAsk, passBody } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** An item under inspection is held by its inspector, and can be handed over. */

const world = tradeWorld();
const rico = { uid: 'rico', roles: ['inspector'] as const };
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const takeOver = (who: typeof rico, { orderId }: Deal) =>
  world.api.callAs(who, 'takeOverInspection', { params: { id: orderId } });
const orderAs = async (who: typeof rico, { orderId }: Deal) =>
  (await world.api.callAs(who, 'getStaffOrder', { params: { id: orderId } })).answer();

test('ops A.2 A8b: a colleague’s verdict on an item that somebody has is refused, until they take it over', async () => {
  shows('takeOverInspection success');
  carriesOut('E57-over');
  const deal = await dealAt(world, 'under_inspection', await listAsk(world));
  const params = { id: deal.orderId };
  const body = await passBody(world);
  for (const [call, report] of [
    ['passInspection', body],
    ['noteDefect', await defectBody(world)],
    ['failInspection', { ...(await defectBody(world)), finding: 'used', passesAsNew: false }],
  ] as const) {
    const result = await world.api.callAs(rico, call, { params, body: report });
    expect([result.status, refusalIn(result)]).toMatchObject([
      409,
      { reason: 'NOT_ALLOWED_NOW', details: { isWithColleague: true } },
    ]);
  }
  expect((await orderAs(rico, deal)).inspection).toMatchObject({ isOwn: false });
  (await takeOver(rico, deal)).answer();
  expect((await orderAs(rico, deal)).inspection).toMatchObject({ isOwn: true });
  const late = await world.api.callAs(inspector, 'passInspection', { params, body });
  expect([late.status, refusalIn(late).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  expect((await world.api.callAs(rico, 'passInspection', { params, body })).answer().status).toBe('platform_to_ship');
  expect(await world.eventsOf(deal.orderId)).toContain('E57-over');
});

test('an item that nobody inspects is not taken over, nor one that is not there', async () => {
  shows('takeOverInspection NOT_ALLOWED_NOW', 'takeOverInspection ORDER_NOT_FOUND');
  const early = await takeOver(rico, await dealAt(world, 'platform_received'));
  expect([early.status, refusalIn(early).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  const none = await world.api.callAs(rico, 'takeOverInspection', { params: { id: 'ord_0000000000' } });
  expect([none.status, refusalIn(none).reason]).toEqual([404, 'ORDER_NOT_FOUND']);
});
