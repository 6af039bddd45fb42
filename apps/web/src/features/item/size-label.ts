import { shortSystemNames } from '@suki/domain/catalogue/size-label';
import { type SizeSystem, sizeSystems } from '@suki/domain/catalogue/size-systems';
import { isKrAndAsia, switchSystems } from '@suki/domain/catalogue/switch-systems';
import type { Item } from '@suki/sdk/types';
import { itemTexts } from './item.texts.ts';

export type Sizes = Readonly<Partial<Record<SizeSystem, string | undefined>>>;

export type SystemOption = { readonly value: SizeSystem; readonly label: string };

/** The options of the switch between size systems: the same for every shoe, on item and sell pages alike. */
export function systemOptions(template: Pick<Item['sizeTemplate'], 'systems' | 'rows'>): readonly SystemOption[] {
  return switchSystems(template).map((system) => ({
    value: system,
    label: isKrAndAsia(system, template) ? itemTexts.krAndAsia : shortSystemNames[system],
  }));
}

export function isSizeSystem(text: string): text is SizeSystem {
  return sizeSystems.some((system) => system === text);
}

/** A size in one system: "9". A dash where the maker prints none. */
export const sizeIn = (sizes: Sizes, system: SizeSystem): string => sizes[system] ?? '–';
