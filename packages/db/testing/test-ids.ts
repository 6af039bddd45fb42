import { randomUUID } from 'node:crypto';
import type { Id, IdPrefix } from '@suki/domain/ids/id';

let made = 0;

/**
 * Returns a new id of any kind. Later ids sort later, as with those of the product: of two equal asks the older one is
 * sold.
 */
export function testId<Prefix extends IdPrefix>(prefix: Prefix): Id<Prefix> {
  made += 1;
  return `${prefix}_${made.toString(16).padStart(12, '0')}${randomUUID().replaceAll('-', '').slice(12)}` as Id<Prefix>;
}
