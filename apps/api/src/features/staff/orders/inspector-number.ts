import type { UserId } from '@suki/domain/ids/id';

/** The number under which the public knows an inspector: constant over all reports, and not their name. */
export function inspectorNumberOf(inspectorId: UserId): string {
  const sum = [...inspectorId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 900, 7);
  return String(sum + 100);
}
