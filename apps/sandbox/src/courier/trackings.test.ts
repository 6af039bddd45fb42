import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox, testCredentials } from '../testing/test-sandbox.ts';
import { signTimestamp } from '../webhooks/webhook-headers.ts';
import { substatuses } from './substatuses.table.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const NUMBER = 'NVPH123456789';
const create = (body: object = {}) =>
  sandbox.trackingMore('/trackings/create', {
    method: 'POST',
    body: { tracking_number: NUMBER, courier_code: 'ninjavan-ph', title: 'To the warehouse', ...body },
  });
const dataOf = (answer: { json: Record<string, unknown> }) => answer.json.data as Record<string, unknown>;

describe('trackings', () => {
  test('a new parcel is pending, in the meta envelope', async () => {
    const answer = await create();

    expect(answer.status).toBe(200);
    expect(answer.json.meta).toEqual({ code: 200, message: 'Request response is successful' });
    expect(answer.json.data).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      tracking_number: NUMBER,
      courier_code: 'ninjavan-ph',
      delivery_status: 'pending',
      title: 'To the warehouse',
      latest_event: null,
      origin_info: { trackinfo: [] },
    });
  });

  test.each([
    ['no number', { tracking_number: undefined }, 4111],
    ['a number with spaces', { tracking_number: 'NV 1' }, 4110],
    ['a courier of another service', { courier_code: 'lbc' }, 4120],
    ['a field of the wrong kind', { title: 7 }, 4130],
  ])('%s is refused with its meta code', async (_case, change, code) => {
    const answer = await create(change);

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ meta: { code, message: expect.any(String) }, data: [] });
  });

  test('the same parcel twice is 4101', async () => {
    await create();

    expect((await create()).json.meta).toMatchObject({ code: 4101 });
  });

  test('a batch says which were taken and which were not; more than 40 are too many', async () => {
    await create();
    const other = { tracking_number: '821234567890', courier_code: 'jtexpress-ph' };
    const batch = await sandbox.trackingMore('/trackings/batch', {
      method: 'POST',
      body: [other, { tracking_number: NUMBER, courier_code: 'ninjavan-ph' }],
    });
    expect(batch.json.data).toMatchObject({ success: [other], error: [{ tracking_number: NUMBER, errorCode: 4101 }] });

    const many = Array.from({ length: 41 }, (_value, index) => ({ ...other, tracking_number: `8200000000${index}` }));
    const tooMany = await sandbox.trackingMore('/trackings/batch', { method: 'POST', body: many });
    expect(tooMany.json.meta).toMatchObject({ code: 4103 });
  });

  test('parcels are read by number, changed, deleted and found no more', async () => {
    const { id } = dataOf(await create());
    await create({ tracking_number: '821234567890', courier_code: 'jtexpress-ph' });

    expect((await sandbox.trackingMore(`/trackings/get?tracking_numbers=${NUMBER}`)).json.data).toMatchObject([{ id }]);
    await sandbox.trackingMore(`/trackings/update/${id}`, { method: 'PUT', body: { note: 'fragile' } });
    expect((await sandbox.trackingMore(`/trackings/get?tracking_numbers=${NUMBER}`)).json.data).toMatchObject([
      { note: 'fragile', title: 'To the warehouse' },
    ]);
    await sandbox.trackingMore(`/trackings/delete/${id}`, { method: 'DELETE' });
    expect((await sandbox.trackingMore(`/trackings/get?tracking_numbers=${NUMBER}`)).json.data).toEqual([]);
    const again = await sandbox.trackingMore(`/trackings/delete/${id}`, { method: 'DELETE' });
    expect(again.json.meta).toMatchObject({ code: 4112 });
  });

  test('only an expired parcel is tracked anew', async () => {
    const { id } = dataOf(await create());
    const retrack = () => sandbox.trackingMore(`/trackings/retrack/${id}`, { method: 'POST' });

    expect((await retrack()).json.meta).toMatchObject({ code: 4113 });
    await sandbox.post(`/control/parcels/${NUMBER}/event`, { status: 'expired' });
    expect(dataOf(await retrack()).delivery_status).toBe('pending');
  });

  test.each([undefined, 'wrong'])('the key %s is refused with 401', async (key) => {
    const answer = await sandbox.call(
      '/trackingmore/v4/couriers/all',
      key ? { headers: { 'tracking-api-key': key } } : {},
    );

    expect([answer.status, answer.json.meta]).toEqual([401, { code: 401, message: expect.any(String) }]);
  });
});

describe('couriers', () => {
  test('all of them are listed with their codes', async () => {
    const answer = await sandbox.trackingMore('/couriers/all');

    expect((answer.json.data as { courier_code: string }[]).map((courier) => courier.courier_code)).toEqual([
      'lbcexpress',
      'ninjavan-ph',
      'jtexpress-ph',
      'flashexpress-ph',
      'spx-ph',
    ]);
  });

  test.each([
    [NUMBER, 'ninjavan-ph'],
    ['821234567890', 'jtexpress-ph'],
    ['171012345678901', 'lbcexpress'],
    ['P6112ABCDEFGH', 'flashexpress-ph'],
    ['SPXPH05123456789A', 'spx-ph'],
  ])('%s is told to be of %s', async (number, code) => {
    const answer = await sandbox.trackingMore('/couriers/detect', {
      method: 'POST',
      body: { tracking_number: number },
    });

    expect(answer.json.data).toMatchObject([{ courier_code: code }]);
  });

  test('a number of nobody is 4121', async () => {
    const answer = await sandbox.trackingMore('/couriers/detect', { method: 'POST', body: { tracking_number: '??' } });

    expect(answer.json.meta).toMatchObject({ code: 4121 });
  });
});

describe('moving a parcel', () => {
  test('the usual road leads from the data to the door, each step with a signed webhook', async () => {
    await create();
    const seen: unknown[] = [];
    for (let step = 0; step < 5; step += 1) {
      await sandbox.post(`/control/parcels/${NUMBER}/next`);
      await sandbox.clock.advance(86_400);
      seen.push(sandbox.receiver.received.at(-1)?.body.data);
    }
    expect(seen).toMatchObject(
      ['inforeceived001', 'transit001', 'transit002', 'pickup001', 'delivered001'].map((substatus) => ({ substatus })),
    );
    expect((await sandbox.post(`/control/parcels/${NUMBER}/next`)).status).toBe(409);

    const parcel = dataOf(await sandbox.trackingMore('/trackings/get')) as unknown as Record<string, unknown>[];
    expect(parcel[0]).toMatchObject({
      delivery_status: 'delivered',
      latest_event: expect.stringContaining('Delivered'),
      transit_time: 3,
      origin_info: {
        milestone_date: { outfordelivery_date: '2026-11-23T04:00:00.000Z', delivery_date: '2026-11-24T04:00:00.000Z' },
      },
    });
  });

  test.each(substatuses.map((row) => [row.code, row.status] as const))(
    '%s can be sent and belongs to %s',
    async (substatus, status) => {
      await create();
      const answer = await sandbox.post(`/control/parcels/${NUMBER}/event`, {
        status,
        substatus,
        detail: 'At the gate',
      });

      expect(answer.json.parcel).toMatchObject({
        delivery_status: status,
        substatus,
        origin_info: { trackinfo: [{ checkpoint_delivery_substatus: substatus, tracking_detail: 'At the gate' }] },
      });
    },
  );

  test('a scan can be of the past, so that the history of the demo has its own dates', async () => {
    await create();
    const at = '2026-09-25T02:00:00.000Z';
    const answer = await sandbox.post(`/control/parcels/${NUMBER}/event`, { status: 'transit', at });

    expect(answer.json.parcel).toMatchObject({ origin_info: { trackinfo: [{ checkpoint_date: at }] } });
  });

  test('a sub-status of another status is refused, and so is an unknown parcel', async () => {
    await create();

    const wrong = await sandbox.post(`/control/parcels/${NUMBER}/event`, { status: 'transit', substatus: 'pickup001' });
    expect(wrong.status).toBe(400);
    expect((await sandbox.post('/control/parcels/none/next')).status).toBe(404);
  });

  test('after a failed attempt the parcel goes on to the door', async () => {
    await create();
    for (const move of ['next', 'next', 'next', 'next']) {
      await sandbox.post(`/control/parcels/${NUMBER}/${move}`);
    }
    await sandbox.post(`/control/parcels/${NUMBER}/event`, { status: 'undelivered', substatus: 'undelivered002' });
    const answer = await sandbox.post(`/control/parcels/${NUMBER}/next`);

    expect(answer.json.parcel).toMatchObject({ delivery_status: 'delivered' });
  });

  test('a parcel that is back at its sender goes nowhere any more', async () => {
    await create();
    await sandbox.post(`/control/parcels/${NUMBER}/next`);
    await sandbox.post(`/control/parcels/${NUMBER}/event`, { status: 'exception', substatus: 'exception010' });
    expect((await sandbox.post(`/control/parcels/${NUMBER}/next`)).status).toBe(409);
  });
});

describe('the signature', () => {
  test('is the lower-case hex HMAC-SHA256 of the timestamp alone, of the moment of sending', async () => {
    await create();
    await sandbox.post(`/control/parcels/${NUMBER}/next`);
    await sandbox.clock.advance(0);
    const [webhook] = sandbox.receiver.received;
    const expected = createHmac('sha256', testCredentials.trackingMoreWebhookSecret).update('1795147200').digest('hex');

    expect(webhook?.path).toBe('/webhook/trackingmore');
    expect(webhook?.headers).toMatchObject({ timestamp: '1795147200', signature: expected });
    expect(webhook?.body).toMatchObject({ code: 200, message: 'Success', data: { tracking_number: NUMBER } });
  });

  test('is the known answer for a known timestamp and secret', () => {
    expect(signTimestamp('message', 'key')).toBe('6e9ef29b75fffc5b7abae527d58fdadb2fe42e7219011976917343065f58ed4a');
  });
});
