import type { SomeHandlers } from '../../http/handler.ts';
import { streamEvents } from './stream-events.route.ts';

export const eventHandlers = {
  streamEvents,
} satisfies SomeHandlers;
