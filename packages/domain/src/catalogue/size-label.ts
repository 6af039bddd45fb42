import { type SizeSystem, sizeSystemNames } from './size-systems.ts';

/** The system to show where only one fits, best first: the one on the boxes. */
const order: readonly SizeSystem[] = ['us_m', 'us_w', 'us', 'eu', 'uk', 'kr', 'asia', 'cm', 'no_size_conversion'];

/**
 * Returns a size in words, by the first system that it is known in: "US men 9", "EU 38", "Size M". A label of several
 * words without a system needs no system's name and stands alone: "One size", "US 5", "W28 L32" (specification, section
 * 9: size systems).
 */
export function sizeLabel(sizes: Readonly<Partial<Record<string, string | undefined>>>): string {
  const system = order.find((name) => sizes[name] !== undefined);
  const label = system === undefined ? 'One size' : (sizes[system] ?? '');
  const isWhole = system === undefined || (system === 'no_size_conversion' && label.includes(' '));
  return isWhole ? label : `${sizeSystemNames[system]} ${label}`;
}
