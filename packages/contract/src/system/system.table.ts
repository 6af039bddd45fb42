import { z } from 'zod';
import { route } from '../route.ts';
import { FileId } from '../shared/brands.ts';
import { Done } from '../shared/lists.ts';

/** Letters, digits, `_` and `-`: an id like `..` would lead to another address of the gateway. */
const XenditId = z
  .string()
  .max(120)
  .regex(/^[\w-]+$/, 'Expected an id of letters, digits, _ and -');
const tag = 'system';

/** An event names a changed object; the client fetches the object through its call. */
export const TradeEvent = z
  .object({
    /** Only the staff receive `alert`. */
    kind: z.enum(['ask', 'bid', 'order', 'message', 'wallet', 'payout', 'book', 'alert']),
    id: z.string(),
  })
  .meta({ id: 'TradeEvent' });

export const systemRoutes = {
  streamEvents: route({
    operationId: 'streamEvents',
    method: 'GET',
    path: '/event/stream',
    tag,
    summary: 'Server-sent events for the caller: what changed, by id. Heartbeat every 25 s; refetch after a reconnect.',
    audience: 'anyone',
    response: TradeEvent,
    errors: [],
  }),
  uploadFile: route({
    operationId: 'uploadFile',
    method: 'POST',
    path: '/staff/file',
    tag,
    bodyType: 'multipart/form-data',
    summary: 'Stores a picture (multipart field "file"); it is re-encoded, its metadata is dropped.',
    audience: 'staff',
    roles: ['inspector', 'warehouse', 'support'],
    actsOn: 'nothing',
    response: z.object({ fileId: FileId, url: z.string() }),
    successStatus: 201,
    errors: ['FILE_REFUSED'],
  }),
  receiveXenditWebhook: route({
    operationId: 'receiveXenditWebhook',
    method: 'POST',
    path: '/webhook/xendit',
    tag,
    summary:
      'The payment gateway reports a change; verified by its callback token, stored once, re-fetched before money is credited.',
    audience: 'provider',
    body: z
      .looseObject({
        event: z.string().max(80),
        business_id: z.string().max(80).optional(),
        data: z.looseObject({ id: XenditId, payment_request_id: XenditId.nullish() }).optional(),
        // Disputes come without an envelope: their id is at the top.
        id: XenditId.optional(),
      })
      .refine(({ data, id }) => data !== undefined || id !== undefined, {
        path: ['data'],
        message: 'Expected the object in data, or its id',
      }),
    response: Done,
    errors: ['SIGNATURE_INVALID'],
  }),
  receiveCourierWebhook: route({
    operationId: 'receiveCourierWebhook',
    method: 'POST',
    path: '/webhook/trackingmore',
    tag,
    summary: 'The courier service reports a change; verified by its signature and re-fetched before it is believed.',
    audience: 'provider',
    body: z.looseObject({
      data: z.looseObject({ tracking_number: z.string().max(60) }).optional(),
      tracking_number: z.string().max(60).optional(),
    }),
    response: Done,
    errors: ['SIGNATURE_INVALID'],
  }),
} as const;
