import { z } from 'zod';
import { algoliaError } from './algolia-error.ts';

const EVENTS_MAX = 1_000;
const OBJECTS_MAX = 20;

const token = z.string().regex(/^[a-zA-Z0-9_=/+-]{1,129}$/);
const common = {
  eventName: z.string().min(1).max(64),
  index: z.string().min(1),
  userToken: token,
  authenticatedUserToken: token.optional(),
  objectIDs: z.array(z.string().min(1)).min(1).max(OBJECTS_MAX),
  queryID: z
    .string()
    .regex(/^[a-f0-9]{32}$/)
    .optional(),
  timestamp: z.int().optional(),
};

/** An event of Insights; a click after a search says the place of each object in the results, from 1. */
const event = z
  .discriminatedUnion('eventType', [
    z.strictObject({ eventType: z.literal('click'), ...common, positions: z.array(z.int().min(1)).optional() }),
    z.strictObject({ eventType: z.literal('conversion'), ...common }),
    z.strictObject({ eventType: z.literal('view'), ...common }),
  ])
  .refine(
    (given) =>
      given.eventType !== 'click' ||
      (given.queryID === undefined
        ? given.positions === undefined
        : given.positions?.length === given.objectIDs.length),
    'positions and queryID go together, one position for each object',
  );
export type InsightsEvent = z.output<typeof event>;

const input = z.object({ events: z.array(event).min(1).max(EVENTS_MAX) });

/**
 * Reads the body of `POST /1/events`: all of its events are taken or none.
 * @throws WireError 422 for events that the service would not take.
 */
export function readEvents(body: unknown): readonly InsightsEvent[] {
  const read = input.safeParse(body);
  if (!read.success) throw algoliaError(422, z.prettifyError(read.error));
  return read.data.events;
}
