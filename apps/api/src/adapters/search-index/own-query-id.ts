import { createHash } from 'node:crypto';
import type { SearchRequest } from '@suki/domain/search/search-request';

/** Digits of an id; Algolia's have as many. */
const LENGTH = 32;

/**
 * Names a search of our own index in tracking events: equal for everybody who asks it, and for each of its pages, so
 * that answers stay cacheable and say nothing about the asker (ADR 0174).
 */
export function ownQueryId({ limit: _limit, lastItemId: _lastItemId, ...search }: SearchRequest): string {
  return `own-${createHash('sha256').update(JSON.stringify(search)).digest('hex').slice(0, LENGTH)}`;
}
