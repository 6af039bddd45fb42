import { transition } from '@suki/domain/trade/table/transitions.table';
import type { ExamplesOf } from '../examples/example-of.ts';
import type { messagePreviewRoutes } from './message-previews.table.ts';

const title = 'It passed our inspection';
const text = 'See the report, the photos and your certificate on the order page. We’ll ship it to you next.';

export const messagePreviewExamples: ExamplesOf<typeof messagePreviewRoutes> = {
  listMessagePreviews: {
    answer: {
      items: [
        {
          kind: 'order-passed',
          tabId: 'order',
          sentBy: [{ event: 'E58', to: 'buyer', title: transition('E58').title }],
          inbox: { title, text, linkText: 'See the report' },
          mail: {
            subject: `${title} · Air Jordan 1 Retro High OG Chicago · SK-2061-1483L`,
            body: `Hello Bea Santos,\n\n${title}\n\nAir Jordan 1 Retro High OG Chicago\nUS M 9 · EU 42.5 · SK-2061-1483L\n\n${text}\n`,
            html: null,
          },
          sms: null,
        },
      ],
    },
  },
};
