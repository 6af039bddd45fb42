import { regionOfPlace } from '@suki/domain/delivery/region-of-place';
import { placeSearchText } from '../src/queries/places.ts';
import type { PlaceLevel } from '../src/schema/enums.ts';
import type { places } from '../src/schema/places.ts';
import { highlyUrbanisedCityProvinces, missingProvinces } from './place-names.table.ts';

export type PlaceRow = typeof places.$inferSelect;

/** The used fields of the npm package's rows. */
export type PsgcSource = {
  readonly regions: readonly { readonly regCode: string; readonly regionName: string }[];
  readonly provinces: readonly {
    readonly regCode: string;
    readonly provCode: string;
    readonly provName: string;
    readonly cityClass?: string | null | undefined;
  }[];
  readonly muncities: readonly {
    readonly regCode: string;
    readonly provCode: string;
    readonly munCityCode: string;
    readonly munCityName: string;
  }[];
  readonly barangays: readonly { readonly psgcCode: string; readonly munCityCode: string; readonly brgyName: string }[];
};

const NCR = '13';
const MANILA = '806';

/**
 * Turns the places of the PSGC into rows. The package gives the 33 highly urbanised cities five digits ("30100")
 * instead of ten, so the code of every city and municipality is built here from region and number, as the census office
 * prints it.
 */
export function placeRows(source: PsgcSource): PlaceRow[] {
  const provinceNames = new Map([
    ...source.provinces.map((province) => [province.provCode, clean(province.provName)] as const),
    ...Object.entries(missingProvinces),
  ]);
  const cities = new Map(source.muncities.map((city) => [city.munCityCode, cityRow(city, provinceNames)]));
  return [
    ...source.regions.map(({ regCode, regionName }) => row(`${regCode}00000000`, 'region', clean(regionName), '')),
    // A highly urbanised city also stands among the provinces; it is one place and comes with the cities.
    ...source.provinces
      .filter((province) => province.cityClass !== 'HUC')
      .map(({ regCode, provCode, provName }) => row(`${regCode}${provCode}00000`, 'province', clean(provName), '')),
    ...cities.values(),
    ...source.barangays.map(({ psgcCode, munCityCode, brgyName }) =>
      row(psgcCode, 'barangay', clean(brgyName), cities.get(munCityCode)?.fullName ?? ''),
    ),
  ];
}

function cityRow(city: PsgcSource['muncities'][number], provinceNames: ReadonlyMap<string, string>): PlaceRow {
  const { regCode, provCode, munCityCode } = city;
  const psgc = `${regCode}${munCityCode}000`;
  const name = cityName(clean(city.munCityName));
  // Districts of Manila are counted like municipalities of their own.
  if (provCode === MANILA && munCityCode !== `${MANILA}00`)
    return row(psgc, 'submunicipality', name, 'Manila, Metro Manila');
  const isCity = /\bCity\b/.test(city.munCityName);
  const province =
    regCode === NCR ? 'Metro Manila' : (highlyUrbanisedCityProvinces[munCityCode] ?? provinceNames.get(provCode) ?? '');
  return row(psgc, isCity ? 'city' : 'municipality', name, province);
}

/** "City of Cebu" is printed on a parcel as "Cebu City"; Manila alone needs no "City". */
function cityName(name: string): string {
  const official = /^City of (.+)$/.exec(name)?.[1];
  if (official === undefined) return name;
  return official === 'Manila' ? official : `${official} City`;
}

/** The package leaves a trailing blank after some 2,800 names. */
function clean(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}

function row(psgc: string, level: PlaceLevel, name: string, within: string): PlaceRow {
  const fullName = within === '' ? name : `${name}, ${within}`;
  return {
    psgc,
    level,
    name,
    fullName,
    searchText: placeSearchText(fullName),
    deliveryRegion: regionOfPlace(psgc),
    postalCode: null,
  };
}
