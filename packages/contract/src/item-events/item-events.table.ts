import { itemEventLimits } from '@suki/domain/config/item-events';
import { z } from 'zod';
import { route } from '../route.ts';
import { ItemEventBatch } from './item-events.schemas.ts';

export const itemEventRoutes = {
  noteItemEvents: route({
    operationId: 'noteItemEvents',
    method: 'POST',
    path: '/item/event',
    tag: 'item-events',
    summary:
      'Counts clicks, conversions and views of a visit that allowed it. The caller is not stored; a repeated event and one of an unlisted item count nothing.',
    audience: 'public-catalogue',
    callsPerMinute: itemEventLimits.callsPerMinute,
    body: ItemEventBatch,
    response: z.object({
      /** Events that are new. */
      taken: z.int(),
    }),
    errors: [],
  }),
} as const;
