import { HOUR_MS } from '@suki/domain/config/durations';
import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids, sandboxUrl } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { orderAfter, summaryOf, until } from '../examples/orders.ts';
import { limit, page } from '../examples/pages.ts';
import { inbound, inboundParcel, outbound, outboundParcel } from '../examples/parcels.ts';
import { allPass, sentPhotos } from '../examples/report.ts';
import type { staffRoutes } from './staff.table.ts';

const params = { id: ids.order };
const role = 'operator' as const;
const received = orderAfter({ steps: until('E56'), role });
/** One order waits for its check; every status has its number. */
const counts = Object.fromEntries(orderStatuses.map((status) => [status, Number(status === received.status)]));
const aDayLater = later(at.received, 24 * HOUR_MS);

export const staffExamples: ExamplesOf<typeof staffRoutes> = {
  listStaffOrders: { query: { status: 'platform_received', limit }, answer: page(summaryOf(received)) },
  countStaffOrders: { answer: { counts: counts as Record<(typeof orderStatuses)[number], number>, heldUp: 0 } },
  getStaffOrder: { params, answer: received },
  receiveAtWarehouse: { body: { code: inboundParcel.trackingNumber }, answer: received },
  beginInspection: { params, answer: orderAfter({ steps: until('E57'), role }) },
  passInspection: {
    params,
    body: { points: allPass, photos: sentPhotos },
    answer: orderAfter({ steps: until('E58'), role }),
  },
  handToCourier: { params, body: outboundParcel, answer: orderAfter({ steps: until('E67'), role }) },
  replaceOutboundNumber: {
    params,
    body: { ...outboundParcel, trackingNumber: 'NVPHSUKI000125' },
    answer: orderAfter({
      steps: until('E67'),
      role,
      with: {
        trackings: [
          { ...outbound(false), trackingNumber: 'NVPHSUKI000125', trackingUrl: `${sandboxUrl}/track/NVPHSUKI000125` },
          inbound(true),
        ],
      },
    }),
  },
  getClock: { answer: { now: at.received, offsetMs: 0, movable: true } },
  moveClock: {
    body: { offsetMs: 24 * HOUR_MS },
    answer: { now: aDayLater, offsetMs: 24 * HOUR_MS, movable: true },
  },
};
