import type { SomeHandlers } from '../../http/handler.ts';
import { getServiceFigures } from './get-service-figures.route.ts';

export const figureHandlers = { getServiceFigures } satisfies SomeHandlers;
