import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { predictions } from './predictions.table.ts';

const input = z.object({ input: z.string(), includedRegionCodes: z.array(z.literal('ph')).length(1) });

/** The autocomplete of Google Places (New), for a few places of Metro Manila and Cebu. Any key is good. */
export function placesPlugin(app: FastifyInstance): void {
  app.post('/v1/places::autocomplete', (request, reply) => {
    const key = request.headers['x-goog-api-key'];
    if (typeof key !== 'string' || key === '') {
      return reply.code(403).send({
        error: { code: 403, message: 'The request is missing a valid API key.', status: 'PERMISSION_DENIED' },
      });
    }
    const typed = input.parse(request.body).input.toLowerCase();
    const found = predictions.filter(({ typedAs }) => typedAs.some((text) => text.startsWith(typed)));
    // Google answers an empty object where it finds nothing.
    return found.length === 0 ? {} : { suggestions: found.map(suggestionOf) };
  });
}

function suggestionOf({ id, main, secondary }: (typeof predictions)[number]) {
  return {
    placePrediction: {
      place: `places/${id}`,
      placeId: id,
      text: { text: `${main}, ${secondary}` },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
      types: ['sublocality', 'political', 'geocode'],
    },
  };
}
