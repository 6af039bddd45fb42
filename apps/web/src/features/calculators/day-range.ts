import type { DayRange } from '@suki/domain/delivery/regions.table';

/** "4–6", or "4" where both are the same. */
export function dayRange({ min, max }: DayRange): string {
  return min === max ? String(min) : `${min}–${max}`;
}
