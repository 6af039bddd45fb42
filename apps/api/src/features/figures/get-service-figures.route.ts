import { serviceCounts } from '@suki/db/queries/service-counts';
import { DAY_MS } from '@suki/domain/config/durations';
import { figuresWindow } from '@suki/domain/config/figures';
import { serviceFigures } from '@suki/domain/figures/service-figures';
import { manilaDate } from '@suki/domain/time/manila';
import type { Handler } from '../../http/handler.ts';

export const getServiceFigures: Handler<'getServiceFigures'> = async (_input, { pool, clock }) => {
  const now = clock.now();
  const counts = await serviceCounts(pool, {
    since: new Date(now.getTime() - figuresWindow.days * DAY_MS),
    today: manilaDate(now),
    most: figuresWindow.mostInspections,
  });
  return { figures: serviceFigures(counts) };
};
