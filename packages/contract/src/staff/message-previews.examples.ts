import { transition } from '@suki/domain/trade/table/transitions.table';
import type { ExamplesOf } from '../examples/example-of.ts';
import type { messagePreviewRoutes } from './message-previews.table.ts';

const title = 'Your item has passed the check';
const text =
  'Read the report and the photos on your order page. The certificate is yours. We send the item to you next.';

export const messagePreviewExamples: ExamplesOf<typeof messagePreviewRoutes> = {
  listMessagePreviews: {
    answer: {
      items: [
        {
          kind: 'order-passed',
          tabId: 'order',
          sentBy: [{ event: 'E58', to: 'buyer', title: transition('E58').title }],
          inbox: { title, text },
          mail: {
            subject: title,
            body: `Hello Bea Santos,\n\n${text}\n\nSee it here: http://localhost:3000/inbox\n\nYour Suki team\n`,
          },
          sms: null,
        },
      ],
    },
  },
};
