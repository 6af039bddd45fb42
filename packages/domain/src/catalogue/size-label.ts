import { sizeDefaults } from '../config/size-defaults.ts';
import type { SizeSystem } from './size-systems.ts';

/** A size in each system that is known of it: `{ us_m: '9', eu: '42.5' }`. */
export type SizeLabels = Readonly<Partial<Record<string, string | undefined>>>;

/** Names beside a number: "US M 9", on the switch of systems as well. */
export const shortSystemNames: Readonly<Record<SizeSystem, string>> = {
  eu: 'EU',
  us_m: 'US M',
  us_w: 'US W',
  uk: 'UK',
  cm: 'CM',
  kr: 'KR',
  asia: 'Asia',
  us: 'US',
  no_size_conversion: 'Size',
};

/** The US number of men, women and kids is one wish, and so is the length of the foot. */
const families: readonly (readonly SizeSystem[])[] = [
  ['us_m', 'us_w', 'us'],
  ['kr', 'asia', 'cm'],
];

/** The system of the box comes first. */
const order: readonly SizeSystem[] = ['us_m', 'us_w', 'us', 'eu', 'uk', 'kr', 'asia', 'cm', 'no_size_conversion'];

const ONE_SIZE = 'One size';

/** Returns true for an item that comes in one size: nobody chooses it and no text names it. */
export function isOneSize(sizes: SizeLabels): boolean {
  return sizeName(sizes) === ONE_SIZE;
}

/**
 * Returns the system in which a person sees a size who prefers `preferred`: that one, another of its family (the
 * women's US number of women's goods for the men's), or the one on the box. Null for goods without a size.
 */
export function systemFor(known: readonly string[], preferred: SizeSystem): SizeSystem | null {
  const family = families.find((systems) => systems.includes(preferred)) ?? [];
  return [preferred, ...family, ...order].find((system) => known.includes(system)) ?? null;
}

/**
 * Returns a size in two systems, so that nobody has to convert it (ADR 0133): the person's own and EU, or EU and the US
 * number: "US W 6 · EU 36.5", "EU 42.5 · US M 9".
 */
export function sizeLabel(sizes: SizeLabels, preferred: SizeSystem = sizeDefaults.system): string {
  const known = knownSystems(sizes);
  const first = systemFor(known, preferred);
  const wanted = first === sizeDefaults.beside ? sizeDefaults.system : sizeDefaults.beside;
  const second = known.includes(wanted) || first === sizeDefaults.beside ? systemFor(known, wanted) : null;
  const names = [sizeName(sizes, preferred), ...(second === null || second === first ? [] : [sizeName(sizes, second)])];
  return names.join(' · ');
}

/** Returns a size in one system: "US W 6", "Size M"; labels such as "W28 L32" and "One size" stand alone. */
export function sizeName(sizes: SizeLabels, preferred: SizeSystem = sizeDefaults.system): string {
  const system = systemFor(knownSystems(sizes), preferred);
  const label = system === null ? ONE_SIZE : (sizes[system] ?? ONE_SIZE);
  const isWhole = system === null || (system === 'no_size_conversion' && label.includes(' '));
  return isWhole ? label : `${shortSystemNames[system]} ${label}`;
}

function knownSystems(sizes: SizeLabels): readonly string[] {
  return Object.keys(sizes).filter((system) => sizes[system] !== undefined);
}
