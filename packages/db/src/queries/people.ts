import { PEOPLE_FOUND_MAX } from '@suki/domain/config/suspension';
import type { UserId } from '@suki/domain/ids/id';
import type { PersonSearch } from '@suki/domain/people/person-search';
import { type Db, many, statement } from '../statement.ts';

export type FoundPerson = {
  readonly id: UserId;
  readonly name: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly isAnonymous: boolean;
  readonly createdAt: Date;
  readonly isSuspended: boolean;
};

const found = (name: string, where: string) =>
  statement<FoundPerson, [string, number]>(
    `people.${name}`,
    `select u.id, u.name, u.email, u.phone_number as "phoneNumber", u.is_anonymous as "isAnonymous", u.created_at as "createdAt",
  u.suspended_at is not null or exists (
    select from standings s where s.user_id = u.id and s.change in ('selling_suspended', 'buying_suspended') and s.lifted_at is null
  ) as "isSuspended"
from users u where ${where} limit $2::int`,
  );

// Each kind reads one index. A name is compared by its bytes (`~>=~`), because `like` with a parameter reads the whole
// table once PostgreSQL has made a generic plan.
const statements: Readonly<Record<PersonSearch['by'], ReturnType<typeof found>>> = {
  user: found('by-id', 'u.id = $1::text'),
  order: found(
    'by-order',
    'u.id in (select unnest(array[o.buyer_id, o.seller_id]) from orders o where o.id = $1::text)',
  ),
  email: found('by-email', 'lower(u.email) = $1::text order by u.created_at, u.id'),
  phone: found('by-phone', 'u.phone_number = $1::text'),
  name: found(
    'by-name',
    'lower(u.name) ~>=~ $1::text and lower(u.name) ~<~ ($1::text || chr(1114111)) order by lower(u.name) using ~<~, u.id',
  ),
};

/** Finds people for the staff; at most `PEOPLE_FOUND_MAX` and one more, which tells that there are more. */
export async function findPeople(db: Db, { by, value }: PersonSearch): Promise<readonly FoundPerson[]> {
  return await many(db, statements[by], [value, PEOPLE_FOUND_MAX + 1]);
}
