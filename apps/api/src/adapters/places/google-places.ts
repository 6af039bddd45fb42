import { z } from 'zod';
import type { Place, Places } from '../../ports/places.ts';
import { serviceRequest } from '../service-request.ts';

export type GooglePlacesOptions = {
  readonly apiKey: string;
  /** `https://places.googleapis.com`, or the sandbox's path. */
  readonly baseUrl: string;
  /** Names the barangay: a parcel and its price need its code, which Google does not know. */
  readonly census: Places;
  /** Hears of a search that Google did not answer. */
  readonly onFailure: (error: unknown) => void;
};

const Answer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            structuredFormat: z.object({
              mainText: z.object({ text: z.string() }),
              secondaryText: z.object({ text: z.string() }).optional(),
            }),
          })
          .optional(),
      }),
    )
    .default([]),
});

/**
 * Google Places (New) reads what people type: buildings, villages, nicknames. Each of its answers is looked up in the
 * census, and the census alone answers while Google does not.
 */
export function googlePlaces({ apiKey, baseUrl, census, onFailure }: GooglePlacesOptions): Places {
  const predictionsFor = async (input: string): Promise<readonly string[]> => {
    const { isOk, status, json } = await serviceRequest({
      method: 'POST',
      url: `${baseUrl}/v1/places:autocomplete`,
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': apiKey,
        'x-goog-fieldmask': 'suggestions.placePrediction.structuredFormat',
      },
      body: JSON.stringify({
        input,
        languageCode: 'en',
        regionCode: 'ph',
        includedRegionCodes: ['ph'],
        includedPrimaryTypes: ['(regions)'],
      }),
    });
    if (!isOk) throw new Error(`Expected suggestions of places, got HTTP ${status}.`);
    return Answer.parse(json).suggestions.flatMap(({ placePrediction: prediction }) =>
      prediction === undefined
        ? []
        : [`${prediction.structuredFormat.mainText.text}, ${prediction.structuredFormat.secondaryText?.text ?? ''}`],
    );
  };

  return {
    find: census.find,
    search: async (input) => {
      const [names, own] = await Promise.all([
        predictionsFor(input).catch((error: unknown) => {
          onFailure(error);
          return [];
        }),
        census.search(input),
      ]);
      const named = await Promise.all(names.map(async (name) => (await census.search(withoutCountry(name)))[0]));
      return distinct([...named.filter((place) => place !== undefined), ...own]).slice(0, Math.max(own.length, MIN));
    },
  };
}

/** Places that are shown though the census alone finds fewer. */
const MIN = 5;

/** "Bonifacio Global City, Taguig, Metro Manila, Philippines" without its last part. */
function withoutCountry(name: string): string {
  return name.replace(/,\s*Philippines\s*$/, '');
}

function distinct(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [place.psgc, place])).values()];
}
