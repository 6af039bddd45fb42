import { findPeople as find } from '@suki/db/queries/people';
import { PEOPLE_FOUND_MAX } from '@suki/domain/config/suspension';
import { personSearch } from '@suki/domain/people/person-search';
import type { Handler } from '../../../http/handler.ts';

export const findPeople: Handler<'findPeople'> = async ({ body }, { pool }) => {
  const found = await find(pool, personSearch(body.text));
  return {
    items: found
      .slice(0, PEOPLE_FOUND_MAX)
      .map(({ createdAt, ...person }) => ({ ...person, createdAt: createdAt.toISOString() })),
    hasMore: found.length > PEOPLE_FOUND_MAX,
  };
};
