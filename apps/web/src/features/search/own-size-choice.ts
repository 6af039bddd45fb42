import type { OwnSize } from '@suki/domain/catalogue/size-memory';
import type { FacetView } from './results.view-model.ts';

export type OwnSizeChoice = {
  readonly href: string;
  /** "US M 9" */
  readonly name: string;
  /** Results in this size; null where sizes are counted in another system, or without the price of the size. */
  readonly count: number | null;
};

/**
 * The link that narrows a search to the person's own size. Null where a size is chosen already, and where the list
 * counted none in this size.
 */
export function ownSizeChoice(
  own: OwnSize | null,
  sizes: FacetView | undefined,
  { hasPrice }: { readonly hasPrice: boolean },
): OwnSizeChoice | null {
  if (own === null || sizes === undefined || sizes.values.some(({ isChosen }) => isChosen)) return null;
  const system = sizes.systems.find((each) => each.system === own.system);
  if (system === undefined) return null;
  const name = `${system.name} ${own.label}`;
  if (system.current) {
    const value = sizes.values.find((each) => each.value === own.label);
    return value === undefined ? null : { name, href: value.href, count: hasPrice ? null : value.count };
  }
  const sign = system.href.includes('?') ? '&' : '?';
  return { name, href: `${system.href}${sign}size=${encodeURIComponent(own.label)}`, count: null };
}
