import { clockOffset } from '@suki/db/queries/clock';
import type { Handler } from '../../http/handler.ts';
import { presentClock } from './present-clock.ts';

export const getClock: Handler<'getClock'> = async (_request, dependencies) =>
  presentClock(dependencies.environment.isLocal ? await clockOffset(dependencies.pool) : 0, dependencies);
