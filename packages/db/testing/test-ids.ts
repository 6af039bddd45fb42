import { randomUUID } from 'node:crypto';
import type { Id, IdPrefix } from '@suki/domain/ids/id';

let made = 0;

/** A fresh id of any kind, for tests. What is made first sorts first, as with those of the product: of two asks that are equal the older one is sold. */
export function testId<Prefix extends IdPrefix>(prefix: Prefix): Id<Prefix> {
  made += 1;
  return `${prefix}_${made.toString(16).padStart(12, '0')}${randomUUID().replaceAll('-', '').slice(12)}` as Id<Prefix>;
}
