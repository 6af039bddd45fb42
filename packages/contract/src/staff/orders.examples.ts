import { parcelLink } from '@suki/domain/delivery/couriers';
import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import { lost, platformCancelled } from '../examples/ends.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { held, released } from '../examples/holds.ts';
import { ids } from '../examples/ids.ts';
import { orderAfter, summaryOf, until } from '../examples/orders.ts';
import { limit, page } from '../examples/pages.ts';
import { inbound, inboundParcel, outbound, outboundParcel } from '../examples/parcels.ts';
import type { staffOrderRoutes } from './orders.table.ts';

const params = { id: ids.order };
const role = 'operator' as const;
const received = orderAfter({ steps: until('E56'), role });
/** One order waits for its check; all other statuses count 0. */
const counts = Object.fromEntries(orderStatuses.map((status) => [status, Number(status === received.status)]));

export const staffOrderExamples: ExamplesOf<typeof staffOrderRoutes> = {
  listStaffOrders: { query: { status: 'platform_received', limit }, answer: page(summaryOf(received)) },
  countStaffOrders: { answer: { counts: counts as Record<(typeof orderStatuses)[number], number>, heldUp: 0 } },
  findOrders: {
    body: { text: received.orderNumber },
    answer: { isMistyped: false, items: [summaryOf(received)], hasMore: false, people: [] },
  },
  getStaffOrder: { params, answer: received },
  receiveAtWarehouse: { body: { code: inboundParcel.trackingNumber }, answer: received },
  handToCourier: { params, body: outboundParcel, answer: orderAfter({ steps: until('E67'), role }) },
  replaceOutboundNumber: {
    params,
    body: { ...outboundParcel, trackingNumber: 'NVPHSUKI000125' },
    answer: orderAfter({
      steps: until('E67'),
      role,
      with: {
        trackings: [
          {
            ...outbound(false),
            trackingNumber: 'NVPHSUKI000125',
            trackingUrl: parcelLink('ninjavan-ph', 'NVPHSUKI000125'),
          },
          inbound(true),
        ],
      },
    }),
  },
  reportLostItem: { params, body: { reason: 'The box fell off the cart and the sole broke.' }, answer: lost },
  holdOrder: { params, answer: held },
  releaseOrder: { params, answer: released },
  cancelForPlatform: {
    params,
    body: { fault: 'unclear', isFraud: false, reason: 'Both sides asked us by mail to end it.' },
    answer: platformCancelled,
  },
};
