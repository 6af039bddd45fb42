import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import type { Order } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  announcement,
  bodyOf,
  codeOf,
  nextWaiting,
  receivedCount,
  refusedScan,
  resultOf,
  type Scans,
  walkInOf,
  withResult,
  withScan,
} from './scans.view-model.ts';

const order = { item: { name: 'Dunk Low Panda' }, sku: { sizes: { us_m: '9', eu: '42.5' } } } as unknown as Order;
const three: Scans = ['AAAAAA1', 'BBBBBB2', 'CCCCCC3'].reduce<Scans>((scans, code) => withScan(scans, code), []);

describe('the code that a scanner types', () => {
  test.each([
    [' JT123456789 ', 'JT123456789'],
    ['ord_0123456789', 'ord_0123456789'],
    ['12345', null],
    ['      ', null],
  ])('"%s" is %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });
});

describe('security 2: an order’s number at the door', () => {
  test.each([
    ['ord_0123456789', 'ord_0123456789'],
    ['ORD_0123456789', 'ord_0123456789'],
    ['SK-2061-1483L', 'SK-2061-1483L'],
    ['sk20611483l', 'SK-2061-1483L'],
    ['JT123456789', null],
    ['20611483L', null],
  ])('%s means that somebody brought %s', (code, orderId) => {
    expect(walkInOf(code)).toBe(orderId);
  });

  test('goes to the server with who handed the item over, a courier’s number without', () => {
    const [brought] = withScan([], 'ord_0123456789', 'Maria Lim');
    const [scanned] = withScan([], 'JT123456789');
    expect(brought && bodyOf(brought)).toEqual({ code: 'ord_0123456789', handedOverBy: 'Maria Lim' });
    expect(scanned && bodyOf(scanned)).toEqual({ code: 'JT123456789' });
  });

  test.each([
    ['confirming_buyer_order', /Ask the seller to confirm/],
    ['on_way_to_warehouse', /courier’s label/],
  ])('of an order in %s says what to do instead', (status, words) => {
    const details = { orderId: 'ord_0123456789', status };
    const error = { reason: 'NOT_ALLOWED_NOW', message: '', requestId: 'req', details } as const;
    expect(refusedScan(error).text).toMatch(words);
  });
});

test('codes that come faster than the answers are asked about one after the other, the first one first', () => {
  const asked: (string | undefined)[] = [];
  let scans = three;
  for (let scan = nextWaiting(scans); scan !== undefined; scan = nextWaiting(scans)) {
    asked.push(scan.code);
    scans = withResult(scans, scan.number, { state: 'refused', text: 'No.', orderId: null });
  }
  expect(asked).toEqual(['AAAAAA1', 'BBBBBB2', 'CCCCCC3']);
});

test('an answer belongs to its own scan, also when the same code was scanned twice', () => {
  const scans = withResult(withScan(withScan([], 'AAAAAA1'), 'AAAAAA1'), 1, { state: 'received', order });
  expect(scans.map(({ state }) => state)).toEqual(['waiting', 'received']);
});

describe('a parcel comes in once', () => {
  const askedAt = new Date('2026-11-24T04:00:00Z');
  const came = (at: string, status: Order['status'] = 'platform_received', id = 'ord_1') =>
    ({
      ...order,
      id,
      status,
      trackings: [],
      next: { obstacle: null },
      history: [
        {
          event: 'E46',
          from: 'seller_to_ship',
          to: 'on_way_to_warehouse',
          actor: 'seller',
          at: '2026-11-20T04:00:00Z',
        },
        { event: 'E56', from: 'on_way_to_warehouse', to: 'platform_received', actor: 'staff', at },
      ],
    }) as unknown as Order;
  const fresh = came('2026-11-24T04:00:01Z');

  test.each([
    ['now', fresh, [], 'received'],
    ['now, by a clock that is a little behind', came('2026-11-24T03:59:01Z'), [], 'received'],
    ['before this scan was sent', came('2026-11-24T03:58:59Z'), [], 'here'],
    ['earlier and is inspected by now', came('2026-11-24T04:00:01Z', 'under_inspection'), [], 'here'],
  ] as const)('it came in %s', (_, answered, scans, state) => {
    expect(resultOf(answered, 'JT0000000001', scans, askedAt).state).toBe(state);
  });

  test('received once, although facts are noted later without a change of status', () => {
    const frozen = {
      event: 'E65-freeze',
      from: 'platform_received',
      to: 'platform_received',
      actor: 'gateway',
      at: '2026-11-24T04:00:00Z',
    };
    const known = came('2026-11-23T04:00:00Z');
    expect(resultOf({ ...known, history: [...known.history, frozen] }, 'JT0000000001', [], askedAt).state).toBe('here');
  });

  test('and is not counted again when its code, or its order number, is scanned again', () => {
    const other = came('2026-11-24T04:00:03Z', 'platform_received', 'ord_2');
    let scans: Scans = [];
    for (const [index, answered] of [fresh, fresh, fresh, other].entries()) {
      scans = withScan(scans, `CODE${index}0`);
      scans = withResult(scans, index + 1, resultOf(answered, `CODE${index}0`, scans, askedAt));
    }
    expect(scans.map(({ state }) => state)).toEqual(['received', 'here', 'here', 'received']);
    expect(receivedCount(scans)).toBe(2);
    expect(announcement(withResult(scans, 4, { state: 'here', order }))).toBe(
      'Already here: Dunk Low Panda, US M 9 · EU 42.5.',
    );
  });
});

describe('a parcel that we had sent, and that is here again', () => {
  const back = (status: Order['status'], obstacle: Order['next']['obstacle']) =>
    ({
      ...order,
      id: 'ord_1',
      status,
      history: [],
      next: { obstacle },
      trackings: [{ leg: 'outbound', trackingNumber: 'JT2222222222' }],
    }) as unknown as Order;

  test.each([
    ['platform_to_ship', 'parcel_back', /shelf of returned parcels.*when the buyer has paid/],
    ['platform_to_ship', null, /is paid\. Put it with what ships next/],
    ['to_receive', null, /the courier has not told us yet/],
    ['platform_to_ship', 'bank_hold', /the order is stopped/],
  ] as const)('in %s, in its way %s: where to put it is said, and nothing is received', (status, obstacle, text) => {
    const result = resultOf(back(status, obstacle), 'jt2222222222', [], new Date());
    const scans = withResult(withScan([], 'jt2222222222'), 1, result);
    expect(scans[0]).toMatchObject({ state: 'back', text: expect.stringMatching(text) });
    expect(receivedCount(scans)).toBe(0);
    expect(announcement(scans)).toMatch(/^Came back: Dunk Low Panda, US M 9 · EU 42.5\. Came back from the buyer/);
  });
});

test('the last answer is announced in words', () => {
  expect(announcement(three)).toBe('');
  const first = withResult(three, 1, { state: 'received', order });
  expect(announcement(first)).toBe('Received: Dunk Low Panda, US M 9 · EU 42.5.');
  expect(announcement(withResult(first, 2, { state: 'refused', text: 'Unknown.', orderId: null }))).toBe(
    'Refused: BBBBBB2. Unknown.',
  );
});

describe('a refused scan', () => {
  const notNow = {
    reason: 'NOT_ALLOWED_NOW',
    message: 'This is not possible in the present status.',
    requestId: 'req_1',
  } as const;

  test.each(orderStatuses)('of an order in %s leads to it and says where the parcel goes', (status) => {
    const refused = refusedScan({ ...notNow, details: { status, orderId: 'ord_0123456789' } });
    expect(refused.orderId).toBe('ord_0123456789');
    expect(refused.text).not.toBe(notNow.message);
    expect(refused.text).toMatch(/(put it|Put it|Bring it|ive it back|or give it back).*[.]$/);
  });

  test('of a code that no order knows leads nowhere', () => {
    const unknown = { reason: 'PARCEL_UNKNOWN', message: 'Put it on the unknown shelf.', requestId: 'req_2' } as const;
    expect(refusedScan({ ...unknown, details: { code: 'AAAAAA1' } })).toEqual({
      state: 'refused',
      text: 'Put it on the unknown shelf.',
      orderId: null,
    });
  });
});
