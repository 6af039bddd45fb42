import { handedOverByLengthMax } from '@suki/domain/config/warehouse';
import { courierCodes } from '@suki/domain/delivery/couriers';
import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { Order, OrderSummary } from '../orders/orders.schemas.ts';
import { route } from '../route.ts';
import { OrderId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';
import { staffNote, TypedText } from '../shared/text.ts';
import { Reason } from './approvals.schemas.ts';
import { FoundPerson } from './people.schemas.ts';

const tag = 'staff-orders';
const audience = 'staff';
const params = z.object({ id: OrderId });
const moves = ['ORDER_NOT_FOUND', 'NOT_ALLOWED_NOW'] as const;

export const staffOrderRoutes = {
  listStaffOrders: route({
    operationId: 'listStaffOrders',
    method: 'GET',
    path: '/staff/order/list',
    tag,
    summary:
      'Orders by status, the earliest deadline first: the work lists of the warehouse. Ended ones, and all together, the newest first.',
    audience,
    roles: ['warehouse', 'inspector', 'support', 'finance'],
    // The rows come in the order of the work list, which a caller cannot change.
    query: z
      .object(listQuery)
      .omit({ orderBy: true, order: true })
      .extend({
        status: z.enum(orderStatuses).optional(),
        /** `true`: only orders with an obstacle (`next.obstacle`); `false`: only orders without one. */
        heldUp: z.enum(['true', 'false']).optional(),
      }),
    response: pageOf(OrderSummary),
    errors: [],
  }),
  countStaffOrders: route({
    operationId: 'countStaffOrders',
    method: 'GET',
    path: '/staff/order/counts',
    tag,
    summary:
      'How many orders go on in each status, and how many are held up, in whatever status; a status is counted up to 1,000.',
    audience,
    roles: ['warehouse', 'inspector', 'support', 'finance'],
    response: z.object({ counts: z.record(z.enum(orderStatuses), z.int()), heldUp: z.int() }),
    errors: [],
  }),
  findOrders: route({
    operationId: 'findOrders',
    // Not a GET: addresses and numbers of people would stand in the logs of every proxy.
    method: 'POST',
    path: '/staff/order/search',
    tag,
    summary:
      'Finds orders by order number, order id, parcel number or words of the item (its open orders); for support and finance also by e-mail, mobile number or name of a side. At most twenty, newest first.',
    audience,
    roles: ['warehouse', 'inspector', 'support', 'finance'],
    actsOn: 'nothing',
    body: z.object({ text: TypedText.trim().min(2) }),
    response: z.object({
      /** True when the text is an order number with a wrong digit or letter. */
      isMistyped: z.boolean(),
      items: z.array(OrderSummary),
      hasMore: z.boolean(),
      /** The people whose orders these are; empty for roles that do not look people up. */
      people: z.array(FoundPerson),
    }),
    errors: [],
  }),
  getStaffOrder: route({
    operationId: 'getStaffOrder',
    method: 'GET',
    path: '/staff/order/{id}',
    tag,
    summary: 'One order with both sides.',
    audience,
    roles: ['warehouse', 'inspector', 'support', 'finance'],
    params,
    response: Order,
    errors: ['ORDER_NOT_FOUND'],
  }),
  receiveAtWarehouse: route({
    operationId: 'receiveAtWarehouse',
    method: 'POST',
    path: '/staff/receive',
    tag,
    summary:
      'A parcel was scanned at the door by its tracking number (E56). An item that its seller brings is taken in by the order’s number or id, once the seller has confirmed, with a note of who handed it over. A parcel that we had sent out and that came back answers its order as it is.',
    audience,
    roles: ['warehouse'],
    actsOn: 'parcel',
    body: z.object({
      code: z.string().trim().min(6).max(60),
      /** Required with the order’s number or id. */
      handedOverBy: staffNote(handedOverByLengthMax).optional(),
    }),
    response: Order,
    errors: ['PARCEL_UNKNOWN', 'NOT_ALLOWED_NOW', 'HANDOVER_UNNAMED'],
  }),
  handToCourier: route({
    operationId: 'handToCourier',
    method: 'POST',
    path: '/staff/order/{id}/ship',
    tag,
    summary: 'The parcel was handed to the courier (E67).',
    audience,
    roles: ['warehouse'],
    actsOn: 'order',
    params,
    body: z.object({ courier: z.enum(courierCodes), trackingNumber: TypedText }),
    response: Order,
    errors: [...moves, 'TRACKING_NUMBER_INVALID', 'ON_HOLD', 'REDELIVERY_UNPAID'],
  }),
  replaceOutboundNumber: route({
    operationId: 'replaceOutboundNumber',
    method: 'PUT',
    path: '/staff/order/{id}/ship',
    tag,
    summary: 'The parcel to the buyer has another number: until the courier has seen it (E67).',
    audience,
    roles: ['warehouse'],
    actsOn: 'order',
    params,
    body: z.object({ courier: z.enum(courierCodes), trackingNumber: TypedText }),
    response: Order,
    errors: [...moves, 'TRACKING_NUMBER_INVALID'],
  }),
  reportLostItem: route({
    operationId: 'reportLostItem',
    method: 'POST',
    path: '/staff/order/{id}/lost',
    tag,
    summary:
      'We lost or damaged the item: both sides are paid at our cost, and the order ends (E60d, E68d). Above a sum it waits for a second person first.',
    audience,
    roles: ['warehouse'],
    actsOn: 'order',
    params,
    body: z.object({ reason: Reason }),
    response: Order,
    errors: [...moves, 'APPROVAL_WAITING', 'SCANNED_IT_IN'],
  }),
  holdOrder: route({
    operationId: 'holdOrder',
    method: 'POST',
    path: '/staff/order/{id}/hold',
    tag,
    summary:
      'A paid order stands still for a look at it, until its hand-over and at most a day; its deadlines get the time back (E40).',
    audience,
    roles: ['support'],
    actsOn: 'order',
    params,
    response: Order,
    errors: moves,
  }),
  releaseOrder: route({
    operationId: 'releaseOrder',
    method: 'POST',
    path: '/staff/order/{id}/release',
    tag,
    summary:
      'An order that stands still for a look at it goes on (E40). One that a bank has stopped is not ours to release.',
    audience,
    roles: ['support'],
    actsOn: 'order',
    params,
    response: Order,
    errors: moves,
  }),
  cancelForPlatform: route({
    operationId: 'cancelForPlatform',
    method: 'POST',
    path: '/staff/order/{id}/cancel',
    tag,
    summary:
      'The platform ends an order and names the side at fault; the innocent side has everything back. A deposit is kept for fraud alone, after a second person has approved (E45).',
    audience,
    roles: ['support'],
    actsOn: 'order',
    params,
    body: z.object({ fault: z.enum(['buyer', 'seller', 'unclear']), isFraud: z.boolean(), reason: Reason }),
    response: Order,
    errors: [...moves, 'APPROVAL_WAITING'],
  }),
} as const;
