import { describe, expect, test } from 'vitest';
import { courierSubstatuses } from '../../testing/courier-substatuses.ts';
import { deliveryLabel } from '../delivery/delivery-label.ts';
import { courierStatus, isOutdated, isSameStatus } from './courier-status.ts';
import { courierStatuses, type ParcelCommand } from './courier-statuses.table.ts';
import { parcelAlert } from './parcel-alert.ts';

const word = (deliveryStatus: string, substatus: string | null = null) => ({ deliveryStatus, substatus });

type Row = readonly [word: string, inbound: readonly ParcelCommand[], outbound: readonly ParcelCommand[], rank: number];
const scan = ['courier_scanned'] as const;
const rows: readonly Row[] = [
  ['inforeceived001', [], [], 0],
  ['transit001', scan, [], 1],
  ['transit002', scan, [], 1],
  ['transit003', scan, [], 1],
  ['transit004', scan, [], 1],
  ['transit005', scan, [], 1],
  ['transit006', scan, [], 1],
  ['transit007', scan, [], 1],
  ['pickup001', scan, [], 1],
  ['pickup002', scan, [], 1],
  ['pickup003', scan, [], 1],
  ['delivered001', scan, ['courier_delivered'], 2],
  ['delivered002', scan, ['courier_delivered'], 2],
  ['delivered003', scan, ['courier_delivered'], 2],
  ['delivered004', scan, ['courier_delivered'], 2],
  ['undelivered001', scan, [], 1],
  ['undelivered002', scan, [], 1],
  ['undelivered003', scan, [], 1],
  ['undelivered004', scan, [], 1],
  ['exception004', scan, [], 1],
  ['exception005', scan, [], 1],
  ['exception006', scan, [], 1],
  ['exception007', ['courier_scanned', 'inbound_lost'], ['outbound_lost'], 1],
  ['exception008', [], [], 0],
  ['exception009', scan, [], 1],
  ['exception010', ['inbound_returned'], ['outbound_returned'], 2],
  ['exception011', scan, [], 1],
  ['notfound002', [], [], 0],
  ['notfound001', [], [], 0],
  ['pending001', [], [], 0],
  ['pending002', [], [], 0],
  ['pending003', [], [], 0],
  ['pending004', [], [], 0],
  ['pending005', [], [], 0],
  ['expired001', ['inbound_lost'], ['outbound_lost'], 1],
];

describe('a word of the courier', () => {
  test.each(rows)(
    '%s leads to %j on the way to us and to %j on the way to the buyer',
    (substatus, inbound, outbound, rank) => {
      const said = word(substatus.replace(/\d+$/, ''), substatus);
      expect(courierStatus(said)).toMatchObject({ substatus, commands: { inbound, outbound }, rank });
    },
  );

  test('of the tracking service has a row and a test, each of them', () => {
    const words = courierSubstatuses.map(([, substatus]) => substatus);
    expect(rows.map(([substatus]) => substatus).toSorted()).toEqual(words.toSorted());
    expect(courierStatuses.flatMap(({ substatus }) => substatus ?? []).toSorted()).toEqual(words.toSorted());
  });

  test.each([...new Set(courierSubstatuses.map(([status]) => status))])(
    'of which only the status %s is known has a row too',
    (status) => {
      for (const substatus of [null, `${status}999`]) {
        expect(courierStatus(word(status, substatus))).toMatchObject({ status, substatus: null });
      }
    },
  );

  test('that is no status of the service leads to nothing, and people look', () => {
    expect(courierStatus(word('teleported'))).toMatchObject({
      commands: { inbound: [], outbound: [] },
      needsPeople: true,
    });
  });

  test.each(courierSubstatuses)(
    '%s %s moves the order or is told to people where its label says that we reach out',
    (status, substatus) => {
      const label = deliveryLabel(status, substatus);
      const { commands, needsPeople } = courierStatus(word(status, substatus));
      const isMoving = [...commands.inbound, ...commands.outbound].some((name) => /lost|returned/.test(name));
      expect(isMoving || needsPeople).toBe(label?.includes('Reach Out') === true);
    },
  );
});

describe('a report that comes late', () => {
  test.each([
    { known: word('transit'), said: word('inforeceived'), isLate: true },
    { known: word('transit'), said: word('notfound'), isLate: true },
    { known: word('delivered'), said: word('transit'), isLate: true },
    { known: word('exception', 'exception010'), said: word('exception', 'exception011'), isLate: true },
    { known: word('transit'), said: word('transit'), isLate: false },
    { known: word('exception', 'exception011'), said: word('transit'), isLate: false },
    { known: word('exception', 'exception007'), said: word('transit'), isLate: false },
    { known: word('expired'), said: word('transit'), isLate: false },
    { known: word('delivered'), said: word('exception', 'exception010'), isLate: false },
    { known: word('pending'), said: word('delivered'), isLate: false },
  ])(
    '$said.deliveryStatus $said.substatus after $known.deliveryStatus $known.substatus: $isLate',
    ({ known, said, isLate }) => {
      expect(isOutdated(known, said)).toBe(isLate);
    },
  );

  test('says the same only with the same sub-status', () => {
    expect(isSameStatus(word('transit', 'transit001'), word('transit', 'transit001'))).toBe(true);
    expect(isSameStatus(word('transit', 'transit001'), word('transit', 'transit002'))).toBe(false);
    expect(isSameStatus(word('transit', null), word('pickup', null))).toBe(false);
  });
});

describe('the warehouse is told of a parcel', () => {
  const at = (status: string, more: object = {}) =>
    ({ status, closure: null, deliveryAt: null, inboundScannedAt: null, ...more }) as never;
  const closed = (detail: string, more: object = {}) =>
    at('transaction_closed', { closure: { reason: 'no_return_required', detail }, ...more });
  const day = new Date('2026-11-23T00:00:00Z');
  const told = { known: word('pending'), wasTaken: false };
  const returned = word('exception', 'exception010');
  const lost = word('exception', 'exception007');

  test.each([
    {
      what: 'held by customs, to us',
      leg: 'inbound',
      said: word('exception', 'exception006'),
      order: at('on_way_to_warehouse'),
      wasTaken: false,
      event: 'parcel_in_trouble',
    },
    {
      what: 'refused by the buyer',
      leg: 'outbound',
      said: word('exception', 'exception009'),
      order: at('to_receive'),
      event: 'parcel_in_trouble',
    },
    {
      what: 'a word that nobody knows',
      leg: 'outbound',
      said: word('teleported'),
      order: at('to_receive'),
      event: 'parcel_in_trouble',
    },
    {
      what: 'trouble after the delivery',
      leg: 'outbound',
      said: word('exception', 'exception005'),
      order: at('to_receive', { deliveryAt: day }),
      event: undefined,
    },
    {
      what: 'trouble with the parcel of a closed order',
      leg: 'inbound',
      said: word('pending', 'pending005'),
      order: closed('no_scan'),
      event: undefined,
    },
    {
      what: 'the first scan of a parcel whose order closed without one',
      leg: 'inbound',
      said: word('transit'),
      order: closed('no_scan'),
      event: 'parcel_unexpected',
    },
    {
      what: 'the second one of it',
      leg: 'inbound',
      said: word('pickup'),
      known: word('transit'),
      order: closed('no_scan'),
      event: undefined,
    },
    {
      what: 'a scan after the order ended on the way',
      leg: 'inbound',
      said: word('transit'),
      order: closed('platform_cancelled', { inboundScannedAt: day }),
      event: undefined,
    },
    {
      what: 'a scan of a parcel that is here',
      leg: 'inbound',
      said: word('delivered'),
      order: at('under_inspection'),
      event: undefined,
    },
    {
      what: 'a scan of the parcel that came back to the seller',
      leg: 'inbound',
      said: word('delivered'),
      order: at('seller_to_ship'),
      event: 'parcel_unexpected',
    },
    {
      what: 'a return of a parcel that is here',
      leg: 'inbound',
      said: returned,
      order: at('platform_received'),
      event: 'parcel_unexpected',
    },
    {
      what: 'a return of a parcel that the buyer has',
      leg: 'outbound',
      said: returned,
      order: at('transaction_successful'),
      event: 'parcel_unexpected',
    },
    {
      what: 'a loss of a parcel that is here',
      leg: 'inbound',
      said: lost,
      order: at('platform_received'),
      event: undefined,
    },
    { what: 'a loss that is known', leg: 'inbound', said: lost, order: closed('lost_inbound'), event: undefined },
    {
      what: 'a loss on the way of an order that closed otherwise',
      leg: 'inbound',
      said: lost,
      order: closed('platform_cancelled'),
      event: 'parcel_unexpected',
    },
    {
      what: 'a loss of a parcel that the buyer confirmed',
      leg: 'outbound',
      said: lost,
      order: at('transaction_successful'),
      event: undefined,
    },
    {
      what: 'a loss of a parcel that came back',
      leg: 'outbound',
      said: lost,
      order: at('platform_to_ship'),
      event: 'parcel_unexpected',
    },
    {
      what: 'a delivery that the buyer confirmed before',
      leg: 'outbound',
      said: word('delivered'),
      order: at('transaction_successful'),
      event: undefined,
    },
    {
      what: 'a delivery of a parcel that came back',
      leg: 'outbound',
      said: word('delivered'),
      order: at('platform_to_ship'),
      event: 'parcel_unexpected',
    },
    {
      what: 'the scans of a parcel to the buyer',
      leg: 'outbound',
      said: word('transit'),
      order: at('transaction_closed'),
      event: undefined,
    },
    {
      what: 'what a row took',
      leg: 'inbound',
      said: lost,
      order: at('on_way_to_warehouse'),
      wasTaken: true,
      event: undefined,
    },
    {
      what: 'what was said before',
      leg: 'inbound',
      said: returned,
      known: returned,
      order: at('seller_to_ship'),
      event: undefined,
    },
  ] as const)('$what: $event', ({ event, ...report }) => {
    expect(parcelAlert({ ...told, ...report })).toBe(event);
  });
});
