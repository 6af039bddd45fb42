import { type FoundPerson, findPeople as find } from '@suki/db/queries/people';
import { PEOPLE_FOUND_MAX } from '@suki/domain/config/suspension';
import { personSearch } from '@suki/domain/people/person-search';
import type { Handler } from '../../../http/handler.ts';

/** A found person in an answer. */
export const presentFoundPerson = ({ createdAt, ...person }: FoundPerson) => ({
  ...person,
  createdAt: createdAt.toISOString(),
});

export const findPeople: Handler<'findPeople'> = async ({ body }, { pool }) => {
  const found = await find(pool, personSearch(body.text));
  return {
    items: found.slice(0, PEOPLE_FOUND_MAX).map(presentFoundPerson),
    hasMore: found.length > PEOPLE_FOUND_MAX,
  };
};
