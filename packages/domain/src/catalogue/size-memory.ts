import type { Category } from './categories.ts';
import { type SizeLabels, systemFor } from './size-label.ts';
import type { SizeSystem } from './size-systems.ts';

/** Sizes of one kind are comparable: a foot, a chest, a waist. */
export const sizeKinds = ['shoes', 'kids_shoes', 'clothes', 'trousers'] as const;
export type SizeKind = (typeof sizeKinds)[number];

/** The size that a person chose last, in all systems of its item. */
export type RememberedSizes = Readonly<Partial<Record<SizeKind, SizeLabels>>>;

type Sized = { readonly category: Category; readonly sizes: SizeLabels };

/** Returns the kind of a size, under which a person's own is remembered; null for goods that come in one size. */
export function sizeKindOf({ category, sizes }: Sized): SizeKind | null {
  if (category === 'shoes') return sizes.us === undefined ? 'shoes' : 'kids_shoes';
  if (category !== 'apparel') return null;
  return /^W\d+ L\d+$/.test(sizes.no_size_conversion ?? '') ? 'trousers' : 'clothes';
}

/** Systems by which sizes of two makers are compared, after the person's own. */
const compared: readonly SizeSystem[] = ['us_m', 'us_w', 'us', 'no_size_conversion'];

/**
 * Returns the size of an item that a person remembered: the only one with the same label in the system that the person
 * reads, or else in the system of the box. Null when the item has no such size, or two (ux 7, ADR 0133).
 */
export function rememberedSku<Sku extends { readonly sizes: SizeLabels }>(
  skus: readonly Sku[],
  remembered: SizeLabels | undefined,
  preferred: SizeSystem,
): Sku | null {
  if (remembered === undefined) return null;
  const system = [preferred, ...compared].find((each) => remembered[each] !== undefined && skus.some(knows(each)));
  if (system === undefined) return null;
  const [own, ...others] = skus.filter(({ sizes }) => sizes[system] === remembered[system]);
  return own !== undefined && others.length === 0 ? own : null;
}

const knows =
  (system: SizeSystem) =>
  ({ sizes }: { readonly sizes: SizeLabels }): boolean =>
    sizes[system] !== undefined;

/** A size of the person to search by, in a system. */
export type OwnSize = { readonly system: SizeSystem; readonly label: string };

/**
 * Returns the person's own size for a list of goods: in the system of the list, or else in the one that names it best;
 * of the first kind of goods that the list has. Null when nothing is remembered that fits.
 */
export function ownSizeFor(
  remembered: RememberedSizes,
  { categories, system }: { readonly categories: readonly string[]; readonly system: SizeSystem },
): OwnSize | null {
  for (const kind of sizeKinds) {
    const sizes = remembered[kind];
    if (sizes === undefined || !categories.includes(categoryOfKind[kind])) continue;
    const named = systemFor(
      Object.keys(sizes).filter((each) => sizes[each] !== undefined),
      system,
    );
    const label = named === null ? undefined : sizes[named];
    if (named !== null && label !== undefined) return { system: named, label };
  }
  return null;
}

const categoryOfKind: Readonly<Record<SizeKind, Category>> = {
  shoes: 'shoes',
  kids_shoes: 'shoes',
  clothes: 'apparel',
  trousers: 'apparel',
};
