import { limits } from '@suki/domain/config/limits';
import { z } from 'zod';
import { SkuBook } from '../catalogue/catalogue.schemas.ts';
import { route } from '../route.ts';
import { FileId, SkuId } from '../shared/brands.ts';
import { Done } from '../shared/lists.ts';

/** Letters, digits, `_` and `-`: an id like `..` would lead to another address of the gateway. */
const XenditId = z
  .string()
  .max(120)
  .regex(/^[\w-]+$/, 'Expected an id of letters, digits, _ and -');
const tag = 'system';
/** An id and its comma. */
const ID_LENGTH_MAX = 40;

/** An event names a changed object; the client fetches the object through its call. */
export const TradeEvent = z
  .object({
    /** Only the staff receive `alert`. */
    kind: z.enum(['ask', 'bid', 'order', 'message', 'wallet', 'payout', 'book', 'alert']),
    id: z.string(),
    /** The new book of a size, in an event of the kind `book`. */
    book: SkuBook.optional(),
  })
  .meta({ id: 'TradeEvent' });

/** Sizes with commas between them; an id that is no size of ours is never told of. */
const SkuIds = z
  .string()
  .max(limits.streamSizes * ID_LENGTH_MAX)
  .transform((text) => text.split(','))
  .pipe(z.array(SkuId).max(limits.streamSizes));

export const systemRoutes = {
  streamEvents: route({
    operationId: 'streamEvents',
    method: 'GET',
    path: '/event/stream',
    tag,
    summary:
      'Server-sent events for the caller: what changed, by id, and the books of the sizes in `skuIds`, now and after each change. Heartbeat every 25 s; refetch after a reconnect.',
    audience: 'anyone',
    query: z.object({ skuIds: SkuIds.optional() }),
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
    roles: ['inspector', 'warehouse', 'support', 'catalogue'],
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
