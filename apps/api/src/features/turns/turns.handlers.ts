import type { SomeHandlers } from '../../http/handler.ts';
import { getTradeCounts } from './get-trade-counts.route.ts';
import { listTurns } from './list-turns.route.ts';

export const turnHandlers = { getTradeCounts, listTurns } satisfies SomeHandlers;
