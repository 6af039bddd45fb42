import { z } from 'zod';
import { Order } from '../orders/orders.schemas.ts';
import { route } from '../route.ts';
import { OrderId } from '../shared/brands.ts';

const tag = 'staff';
const audience = 'staff';
const params = z.object({ id: OrderId });
const response = Order;
const errors = ['ORDER_NOT_FOUND', 'NOT_ALLOWED_NOW'] as const;

/** Where the platform steps into an order by its own decision: an item that it lost, a look at a paid order, an end. */
export const interventionRoutes = {
  reportLostItem: route({
    operationId: 'reportLostItem',
    method: 'POST',
    path: '/staff/order/{id}/lost',
    tag,
    summary: 'We lost or damaged the item: both sides are paid at our cost, and the order ends (E60d, E68d).',
    audience,
    roles: ['warehouse'],
    actsOn: 'order',
    params,
    response,
    errors,
  }),
  holdOrder: route({
    operationId: 'holdOrder',
    method: 'POST',
    path: '/staff/order/{id}/hold',
    tag,
    summary: 'A paid order stands still for a look at it, at most a day; its deadlines get the time back (E40).',
    audience,
    roles: ['support'],
    actsOn: 'order',
    params,
    response,
    errors,
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
    response,
    errors,
  }),
  cancelForPlatform: route({
    operationId: 'cancelForPlatform',
    method: 'POST',
    path: '/staff/order/{id}/cancel',
    tag,
    summary:
      'The platform ends an order and names the side at fault; the innocent side has everything back. A deposit is kept for fraud alone (E45).',
    audience,
    roles: ['support'],
    actsOn: 'order',
    params,
    body: z.object({ fault: z.enum(['buyer', 'seller', 'unclear']), isFraud: z.boolean() }),
    response,
    errors,
  }),
} as const;
