import { reportLimits } from '@suki/domain/config/inspection';
import { courierCodes } from '@suki/domain/delivery/couriers';
import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { CheckPoint, Order, OrderSummary } from '../orders/orders.schemas.ts';
import { route } from '../route.ts';
import { FileId, Moment, OrderId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';
import { pictureText, TypedText } from '../shared/text.ts';

const tag = 'staff';
const audience = 'staff';
const params = z.object({ id: OrderId });
const moves = ['ORDER_NOT_FOUND', 'NOT_ALLOWED_NOW'] as const;

export const Clock = z.object({ now: Moment, offsetMs: z.int(), movable: z.boolean() }).meta({ id: 'Clock' });

export const staffRoutes = {
  listStaffOrders: route({
    operationId: 'listStaffOrders',
    method: 'GET',
    path: '/staff/order/list',
    tag,
    summary:
      'Orders by status, the earliest deadline first: the work lists of the warehouse. Ended ones, and all together, the newest first.',
    audience,
    roles: ['warehouse', 'inspector', 'support', 'finance'],
    // The order is the list's own.
    query: z
      .object(listQuery)
      .omit({ orderBy: true, order: true })
      .extend({
        status: z.enum(orderStatuses).optional(),
        /** `true`: only orders that something stands in the way of (`next.obstacle`); `false`: only those that go on. */
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
      'A parcel was scanned at the door: by its tracking number or the order’s id (E56). One that we had sent out and that came back answers its order as it is.',
    audience,
    roles: ['warehouse'],
    actsOn: 'parcel',
    body: z.object({ code: z.string().trim().min(6).max(60) }),
    response: Order,
    errors: ['PARCEL_UNKNOWN', 'NOT_ALLOWED_NOW'],
  }),
  beginInspection: route({
    operationId: 'beginInspection',
    method: 'POST',
    path: '/staff/order/{id}/begin-inspection',
    tag,
    summary: 'An inspector takes the item (E57).',
    audience,
    roles: ['inspector'],
    actsOn: 'order',
    params,
    response: Order,
    errors: moves,
  }),
  passInspection: route({
    operationId: 'passInspection',
    method: 'POST',
    path: '/staff/order/{id}/pass',
    tag,
    summary: 'The item passed: the report is published, the seller is paid, the certificate is made (E58).',
    audience,
    roles: ['inspector'],
    actsOn: 'order',
    params,
    body: z.object({
      points: z
        .array(CheckPoint.omit({ photoUrl: true }))
        .min(1)
        .max(reportLimits.pointsMax),
      photos: z
        .array(z.object({ fileId: FileId, alt: pictureText(reportLimits.altLengthMax) }))
        .min(1)
        .max(reportLimits.photosMax),
    }),
    response: Order,
    errors: [...moves, 'CHECKLIST_INCOMPLETE', 'REPORT_POINTS', 'FILE_NOT_FOUND', 'ON_HOLD'],
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
  getClock: route({
    operationId: 'getClock',
    method: 'GET',
    path: '/staff/clock',
    tag,
    summary: 'The time that all processes agree on.',
    audience,
    roles: ['warehouse', 'inspector', 'support', 'finance'],
    response: Clock,
    errors: [],
  }),
  moveClock: route({
    operationId: 'moveClock',
    method: 'PUT',
    path: '/staff/clock',
    tag,
    summary: 'Moves the clock of this development system; refused in production.',
    audience,
    roles: ['warehouse', 'inspector', 'support', 'finance'],
    actsOn: 'nothing',
    body: z.object({ offsetMs: z.int().min(-31_536_000_000).max(31_536_000_000) }),
    response: Clock,
    errors: ['CLOCK_FIXED'],
  }),
} as const;
