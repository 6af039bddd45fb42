import type { SomeHandlers } from '../../http/handler.ts';
import { getClock } from './get-clock.route.ts';
import { moveClock } from './move-clock.route.ts';

export const clockHandlers = {
  getClock,
  moveClock,
} satisfies SomeHandlers;
