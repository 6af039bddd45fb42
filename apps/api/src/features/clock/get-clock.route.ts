import { clockOffset } from '@suki/db/queries/clock';
import type { Handler } from '../../http/handler.ts';
import { presentClock } from './present-clock.ts';

export const getClock: Handler<'getClock'> = async (_request, dependencies) =>
  presentClock(dependencies.environment.isProduction ? 0 : await clockOffset(dependencies.pool), dependencies);
