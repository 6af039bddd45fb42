import type { ExamplesOf } from '../examples/example-of.ts';
import { apiUrl, ids } from '../examples/ids.ts';
import { done } from '../examples/pages.ts';
import { inboundParcel } from '../examples/parcels.ts';
import { buys } from '../examples/prices.ts';
import type { systemRoutes } from './system.table.ts';

export const systemExamples: ExamplesOf<typeof systemRoutes> = {
  streamEvents: { answer: { kind: 'order', id: ids.order } },
  uploadFile: { answer: { fileId: ids.photo, url: `${apiUrl}/file/${ids.photo}` } },
  receiveXenditWebhook: {
    body: {
      event: 'payment.succeeded',
      business_id: '65f0c1d2e3a4b5c6d7e8f901',
      data: {
        id: 'py-7d1f5c3a',
        reference_id: ids.attempt,
        status: 'SUCCEEDED',
        amount: buys.total / 100,
        currency: 'PHP',
      },
    },
    answer: done,
  },
  receiveCourierWebhook: {
    body: { data: { tracking_number: inboundParcel.trackingNumber.replaceAll(' ', ''), delivery_status: 'delivered' } },
    answer: done,
  },
};
