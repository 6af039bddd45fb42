import { beforeAll, describe, expect, test } from 'vitest';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import type { Places } from '../../ports/places.ts';
import { censusPlaces } from './census-places.ts';
import { configuredPlaces } from './configured-places.ts';
import { googlePlaces } from './google-places.ts';

/** The contract of `ports/places.ts`, for each of its adapters. */

const world = platformTestApi();
const fortBonifacio = '1381500020';
const poblacion = '1380300020';
beforeAll(async () => {
  await world.pool.query(
    `insert into places (psgc, level, name, full_name, search_text, delivery_region) values
     ($1, 'barangay', 'Fort Bonifacio', 'Fort Bonifacio, Taguig City, Metro Manila', 'fort bonifacio taguig city metro manila', 'NCR'),
     ('1381300000', 'city', 'Quezon City', 'Quezon City, Metro Manila', 'quezon city metro manila', 'NCR'),
     ('0803701001', 'barangay', 'Poblacion', 'Poblacion, Abuyog, Leyte', 'poblacion abuyog leyte', 'VISAYAS'),
     ($2, 'barangay', 'Poblacion', 'Poblacion, Makati City, Metro Manila', 'poblacion makati city metro manila', 'NCR')`,
    [fortBonifacio, poblacion],
  );
});

const failures: unknown[] = [];
const google = (path: string): Places =>
  googlePlaces({
    apiKey: 'a-key-of-google',
    baseUrl: `${world.api.sandbox.url}${path}`,
    census: censusPlaces(world.pool),
    onFailure: (error) => failures.push(error),
  });

describe.each([
  ['the census', () => censusPlaces(world.pool)],
  ['Google Places', () => google('/places')],
  ['Google Places while it does not answer', () => google('/no-such-service')],
] as const)('ux 31: places by %s', (_, places) => {
  test.each([
    ['BGC', fortBonifacio],
    ['QC', '1381300000'],
    ['Poblacion', poblacion],
    ['poblacion makati', poblacion],
  ])('"%s" finds the likely place first', async (input, psgc) => {
    const [first] = await places().search(input);
    expect(first?.psgc).toBe(psgc);
  });

  test('each place stands once and carries its code, names and region', async () => {
    const found = await places().search('Poblacion');
    expect(new Set(found.map(({ psgc }) => psgc)).size).toBe(found.length);
    expect(found[0]).toEqual({
      psgc: poblacion,
      level: 'barangay',
      name: 'Poblacion',
      fullName: 'Poblacion, Makati City, Metro Manila',
      region: 'NCR',
    });
  });

  test.each(['Orchard', 'zzzzqqq', '%%'])('"%s", which is no place of the census, finds nothing', async (input) => {
    expect(await places().search(input)).toEqual([]);
  });

  test('a place is found by its code, and no other', async () => {
    expect((await places().find(fortBonifacio))?.name).toBe('Fort Bonifacio');
    expect(await places().find('9999999999')).toBeUndefined();
  });
});

test('a failure of Google is noted', () => {
  expect(failures.length).toBeGreaterThan(0);
  expect(String(failures[0])).toContain('HTTP 404');
});

test('without a key of Google no search leaves our servers', async () => {
  const { log } = world.api.dependencies;
  const settings = { GOOGLE_PLACES_API_KEY: undefined, GOOGLE_PLACES_BASE_URL: 'http://127.0.0.1:9' };
  const [first] = await configuredPlaces(settings, { pool: world.pool, log }).search('BGC');
  expect(first?.psgc).toBe(fortBonifacio);
});
