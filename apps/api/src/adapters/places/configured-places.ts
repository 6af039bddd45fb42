import type { Pool } from 'pg';
import type { Environment } from '../../env.ts';
import type { Log } from '../../log.ts';
import type { Places } from '../../ports/places.ts';
import { censusPlaces } from './census-places.ts';
import { googlePlaces } from './google-places.ts';

type Settings = Pick<Environment, 'GOOGLE_PLACES_API_KEY' | 'GOOGLE_PLACES_BASE_URL'>;

/** The places of the census; with a key of Google Places, Google reads what people type (ADR 0137). */
export function configuredPlaces(
  settings: Settings,
  { pool, log }: { readonly pool: Pool; readonly log: Log },
): Places {
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACES_BASE_URL: baseUrl } = settings;
  const census = censusPlaces(pool);
  if (apiKey === undefined) return census;
  const onFailure = (error: unknown): void => log.warn({ err: error }, 'Google Places gave no answer');
  return googlePlaces({ apiKey, baseUrl, census, onFailure });
}
