export type PriceRange = readonly [from: number, to: number];

export type RangeLimits = { min: number; max: number; step: number };

/** The whole number in what was typed, "₱12,500" or "12 500.00"; null when there is none. */
export function typedNumber(text: string): number | null {
  const whole = text.normalize('NFKC').split('.')[0]?.replace(/\D/g, '') ?? '';
  return whole === '' ? null : Number(whole);
}

/**
 * Returns the range after somebody typed one end. An end typed past the other end stops there, as a thumb does; an end
 * outside of the limits stops at the limit. A typed amount may lie between two steps of the slider.
 */
export function withEnd(range: PriceRange, end: 0 | 1, typed: number | null, { min, max }: RangeLimits): PriceRange {
  const [from, to] = range;
  if (end === 0) return [Math.min(Math.max(typed ?? min, min), to), to];
  return [from, Math.max(Math.min(typed ?? max, max), from)];
}
