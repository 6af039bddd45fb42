import { z } from 'zod';
import { route } from '../route.ts';
import { ServiceFigures } from './figures.schemas.ts';

export const figureRoutes = {
  getServiceFigures: route({
    operationId: 'getServiceFigures',
    method: 'GET',
    path: '/figures',
    tag: 'figures',
    summary: 'How fast and how well we inspected and delivered lately; null while there is too little to tell.',
    audience: 'public-catalogue',
    response: z.object({ figures: ServiceFigures.nullable() }),
    errors: [],
  }),
} as const;
