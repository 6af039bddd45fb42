const scales = [
  { from: 1_000_000_000, suffix: 'bn+' },
  { from: 1_000_000, suffix: 'mn+' },
  { from: 10_000, unit: 1_000, suffix: 'k+' },
] as const;

/**
 * Shortens the number of sales of an item: `9999`, `12k+`, `1mn+`, `2bn+`; floored, without decimals (specification,
 * section 9).
 */
export function soldCount(count: number): string {
  const scale = scales.find(({ from }) => count >= from);
  if (scale === undefined) {
    return String(Math.max(0, Math.floor(count)));
  }
  const unit = 'unit' in scale ? scale.unit : scale.from;
  return `${Math.floor(count / unit)}${scale.suffix}`;
}
