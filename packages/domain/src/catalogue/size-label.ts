import { type SizeSystem, sizeSystemNames } from './size-systems.ts';

/** Which system stands first where only one fits: the one that boxes are labelled with. */
const order: readonly SizeSystem[] = ['us_m', 'us_w', 'us', 'eu', 'uk', 'kr', 'asia', 'cm', 'no_size_conversion'];

/** A size in words, by the first system that it is known in: "US men 9", "EU 38", "Size M". */
export function sizeLabel(sizes: Readonly<Partial<Record<string, string | undefined>>>): string {
  const system = order.find((name) => sizes[name] !== undefined);
  return system === undefined ? 'One size' : `${sizeSystemNames[system]} ${sizes[system]}`;
}
