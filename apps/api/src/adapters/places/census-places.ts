import { type Place as PlaceRow, placeByCode, searchPlaces } from '@suki/db/queries/places';
import type { Pool } from 'pg';
import type { Place, Places } from '../../ports/places.ts';

/** Barangays, cities and municipalities of the census (PSGC) in our own database: no hosted service, no key. */
export function censusPlaces(pool: Pool): Places {
  return {
    search: async (input) => (await searchPlaces(pool, input)).map(toPlace),
    find: async (psgc) => {
      const row = await placeByCode(pool, psgc);
      return row === undefined ? undefined : toPlace(row);
    },
  };
}

function toPlace(row: PlaceRow): Place {
  return { psgc: row.psgc, level: row.level, name: row.name, fullName: row.fullName, region: row.deliveryRegion };
}
