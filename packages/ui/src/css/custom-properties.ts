import type { CSSProperties } from 'react';

type CustomProperties = Record<`--${string}`, string>;

/**
 * Values for an element's `style` that exist only at run time (a product's colour, a share of a bar). The style files
 * declare these names; undefined values are left out.
 */
export function customProperties(
  values: Record<`--suki-${string}`, string | undefined>,
): CSSProperties & CustomProperties {
  const result: CSSProperties & CustomProperties = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) result[`--${name.slice(2)}`] = value;
  }
  return result;
}
