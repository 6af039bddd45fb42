import type { SomeHandlers } from '../../http/handler.ts';
import { noteItemEvents } from './note-item-events.route.ts';

export const itemEventHandlers = { noteItemEvents } satisfies SomeHandlers;
