import { trackingEvents } from '@suki/domain/catalogue/tracking-events';
import { itemEventLimits } from '@suki/domain/config/item-events';
import { z } from 'zod';
import { ItemId } from '../shared/brands.ts';

/** The `queryId` of a search's answer. */
export const QueryId = z.string().regex(/^(own-)?[0-9a-f]{32}$/, 'Expected the queryId of a search');

export const ItemEvent = z
  .object({
    type: z.enum(trackingEvents),
    itemId: ItemId,
    /** The search that led to a click or conversion. */
    queryId: QueryId.optional(),
    /** The place of a clicked item in the results of that search, from 1. */
    position: z.int().min(1).max(itemEventLimits.position).optional(),
  })
  .refine(({ type, queryId }) => type !== 'view' || queryId === undefined, {
    path: ['queryId'],
    message: 'A view has no search',
  })
  .refine(({ type, queryId, position }) => (position !== undefined) === (type === 'click' && queryId !== undefined), {
    path: ['position'],
    message: 'A click names its search and its position together; nothing else has a position',
  })
  .meta({ id: 'ItemEvent' });

export const ItemEventBatch = z.object({
  /** A random text of one visit, which says nothing about the person. */
  visit: z.string().regex(/^[a-z0-9]{16,32}$/, 'Expected 16 to 32 random letters and digits'),
  events: z.array(ItemEvent).min(1).max(itemEventLimits.batch),
});
