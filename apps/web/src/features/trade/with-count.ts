import { OWN_COUNT_MAX } from '@suki/domain/config/lists';

/** A name with its count, "In progress 3"; the name alone for none or while nobody knows. Counts stop at 100. */
export function withCount(name: string, count: number | undefined): string {
  return count === undefined || count === 0
    ? name
    : `${name} ${count < OWN_COUNT_MAX ? count : `${OWN_COUNT_MAX - 1}+`}`;
}
