import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../test/support/test-sandbox.ts';
import { testSecrets } from '../../../test/support/test-secrets.ts';
import { CourierError } from '../../ports/courier.ts';
import { trackingMoreCourier } from './tracking-more.ts';
import { isTrackingMoreSignature } from './tracking-more-signature.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox(() => 'http://127.0.0.1:9');
});
afterAll(() => sandbox.close());

const courier = (apiKey: string = testSecrets.trackingMoreApiKey) =>
  trackingMoreCourier({ baseUrl: `${sandbox.url}/trackingmore/v4`, apiKey });
const parcel = (trackingNumber: string) => ({
  trackingNumber,
  courierCode: 'lbcexpress',
  orderNumber: 'ord_1',
  title: 'Jordan 1',
});

describe('parcels', () => {
  test('a new parcel is followed and nothing has happened to it yet', async () => {
    const made = await courier().createTracking(parcel('173000000001'));
    expect(made).toMatchObject({
      trackingNumber: '173000000001',
      courierCode: 'lbcexpress',
      deliveryStatus: 'pending',
    });
    expect(made.events).toEqual([]);
  });

  test('following a parcel twice is a success', async () => {
    const first = await courier().createTracking(parcel('173000000002'));
    expect((await courier().createTracking(parcel('173000000002'))).id).toBe(first.id);
  });

  test('the events of a parcel are read newest first', async () => {
    const made = await courier().createTracking(parcel('173000000003'));
    await sandbox.control(`/parcels/${made.trackingNumber}/event`, { status: 'transit', substatus: 'transit001' });
    await sandbox.control(`/parcels/${made.trackingNumber}/event`, { status: 'delivered', substatus: 'delivered001' });
    const moved = await courier().getTracking(made);
    expect(moved).toMatchObject({ deliveryStatus: 'delivered', substatus: 'delivered001' });
    expect(moved?.events.map(({ status }) => status)).toEqual(['delivered', 'transit']);
  });

  test('a parcel that nobody follows is undefined', async () => {
    expect(await courier().getTracking(parcel('173000009999'))).toBeUndefined();
  });
});

describe('failures', () => {
  const failureOf = async (call: Promise<unknown>): Promise<CourierError> => {
    const error: unknown = await call.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (error instanceof CourierError) return error;
    throw new Error(`Expected a CourierError, got ${String(error)}.`);
  };

  test('a number that cannot be right is refused for good', async () => {
    const error = await failureOf(courier().createTracking(parcel('!')));
    expect(error.isInputRefused).toBe(true);
  });

  test('another key is refused, which says nothing about the parcel', async () => {
    const error = await failureOf(courier('wrong').createTracking(parcel('173000000004')));
    expect(error).toMatchObject({ code: 401, isInputRefused: false });
  });
});

describe('webhook signature', () => {
  const secret = testSecrets.trackingMoreWebhookSecret;
  const signatureOf = (timestamp: string) => createHmac('sha256', secret).update(timestamp).digest('hex');
  const signature = signatureOf('1763700000');

  test.each([
    { what: 'ours', signature, timestamp: '1763700000', secret, valid: true },
    { what: 'ours in upper case', signature: signature.toUpperCase(), timestamp: '1763700000', secret, valid: true },
    { what: 'of another moment', signature, timestamp: '1763700001', secret, valid: false },
    { what: 'of another secret', signature, timestamp: '1763700000', secret: 'other', valid: false },
    { what: 'ours, five minutes old', signature, timestamp: '1763700000', secret, ageMs: 300_000, valid: true },
    { what: 'ours, older than that', signature, timestamp: '1763700000', secret, ageMs: 300_001, valid: false },
    { what: 'ours, five minutes ahead', signature, timestamp: '1763700000', secret, ageMs: -300_000, valid: true },
    { what: 'ours, further ahead', signature, timestamp: '1763700000', secret, ageMs: -300_001, valid: false },
    { what: 'of the empty text', signature: signatureOf(''), timestamp: '', secret, valid: false },
    { what: 'of a word', signature: signatureOf('now'), timestamp: 'now', secret, valid: false },
    { what: 'missing', signature: undefined, timestamp: '1763700000', secret, valid: false },
    { what: 'empty', signature: '', timestamp: '', secret, valid: false },
  ])('security 15: $what is valid: $valid', ({ signature: given, timestamp, secret: key, ageMs = 0, valid }) => {
    const now = new Date(1_763_700_000_000 + ageMs);
    expect(isTrackingMoreSignature({ signature: given, timestamp, secret: key, now })).toBe(valid);
  });
});
