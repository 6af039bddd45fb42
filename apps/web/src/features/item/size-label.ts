import { type SizeSystem, sizeSystems } from '@suki/domain/catalogue/size-systems';

/** Short names for the switch; the size guide has the long ones. */
const shortNames: Readonly<Record<SizeSystem, string>> = {
  eu: 'EU',
  us_m: 'US M',
  us_w: 'US W',
  uk: 'UK',
  cm: 'CM',
  kr: 'KR',
  asia: 'Asia',
  us: 'US',
  no_size_conversion: '',
};

export type Sizes = Readonly<Partial<Record<SizeSystem, string>>>;

export const systemName = (system: SizeSystem): string => shortNames[system];

/** The systems that people here use; the size guide has the others. */
const onSwitch: readonly SizeSystem[] = ['us_m', 'us_w', 'us', 'uk', 'eu', 'cm', 'no_size_conversion'];

/** The systems that the switch offers, in the order of the chart. */
export function switchSystems(systems: readonly SizeSystem[]): readonly SizeSystem[] {
  const offered = systems.filter((system) => onSwitch.includes(system));
  return offered.length > 0 ? offered : systems;
}

export function isSizeSystem(text: string): text is SizeSystem {
  return sizeSystems.some((system) => system === text);
}

/** A size in one system: "9". A dash where the maker prints none. */
export const sizeIn = (sizes: Sizes, system: SizeSystem): string => sizes[system] ?? '–';

/** A size with its system: "US M 9"; labels such as "XL" or "US 9" stand alone. */
export function sizeName(sizes: Sizes, system: SizeSystem): string {
  return [systemName(system), sizeIn(sizes, system)].filter(Boolean).join(' ');
}
