import { randomUUID } from 'node:crypto';
import type { Id, IdPrefix } from '@suki/domain/ids/id';

/** A fresh id of any kind, for tests. */
export function testId<Prefix extends IdPrefix>(prefix: Prefix): Id<Prefix> {
  return `${prefix}_${randomUUID().replaceAll('-', '')}` as Id<Prefix>;
}
