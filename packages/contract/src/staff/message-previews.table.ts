import { messageTabs } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { route } from '../route.ts';

export const MessagePreview = z
  .object({
    kind: z.string(),
    tabId: z.enum(messageTabs),
    /** The rows and timers that send the message, and to whom; empty for messages of payouts and of the book. */
    sentBy: z.array(z.object({ event: z.string(), to: z.string(), title: z.string() })),
    inbox: z.object({ title: z.string(), text: z.string(), linkText: z.string() }),
    /** `html` is null in the list of all kinds: 180 of them are a megabyte. */
    mail: z.object({ subject: z.string(), body: z.string(), html: z.string().nullable() }),
    /** Null when the message is not urgent enough. */
    sms: z.string().nullable(),
  })
  .meta({ id: 'MessagePreview' });

export const messagePreviewRoutes = {
  listMessagePreviews: route({
    operationId: 'listMessagePreviews',
    method: 'GET',
    path: '/staff/message-preview/list',
    tag: 'staff-message-previews',
    summary:
      'Every message that Suki sends, with example values: as it stands in the inbox, in a mail and in an SMS. With `kind` this one alone, and its mail as HTML too.',
    audience: 'staff',
    roles: ['support'],
    query: z.object({ kind: z.string().max(60).optional() }),
    response: z.object({ items: z.array(MessagePreview) }),
    errors: [],
  }),
} as const;
