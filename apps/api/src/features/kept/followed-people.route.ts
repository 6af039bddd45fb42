import { keptEntry, removeKept } from '@suki/db/queries/kept';
import { listKept } from '@suki/db/queries/kept-lists';
import { followablePeople } from '@suki/db/queries/kept-subjects';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { keepLocked } from './keep-in-list.ts';
import { subjectOf } from './present-kept.ts';

const kind = 'followed_person';

/** Follows, or ends it. Under the lock of the caller, so that two presses are one after the other. */
export const followUser: Handler<'followUser'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool, clock } = dependencies;
  const { userId } = caller;
  const isSomebody = (await followablePeople(pool, [body.userId])).has(body.userId);
  if (!isSomebody || body.userId === userId) throw refuse('PERSON_NOT_FOUND');
  const cancelled = await withTransaction(pool, async (tx) => {
    await lockUser(tx, userId);
    const key = { userId, kind, subjectId: body.userId } as const;
    const known = await keptEntry(tx, key);
    if (known !== undefined && known.deletedAt === null) {
      await removeKept(tx, { userId, kind, subjectIds: [body.userId] }, { at: clock.now() });
      return true;
    }
    await keepLocked(tx, key, { needs: dependencies, onFull: () => refuse('TOO_MANY_KEPT') });
    return false;
  });
  return { userId: body.userId, cancelled };
};

export const listFollowedUsers: Handler<'listFollowedUsers'> = async ({ caller: { userId }, query }, { pool }) => {
  const page = await listKept(pool, { userId, kind }, shelfOptions(query, defaultPageSize));
  const people = await followablePeople(
    pool,
    page.items.map((entry) => subjectOf('usr', entry)),
  );
  const items = page.items.flatMap((entry) => {
    const person = people.get(subjectOf('usr', entry));
    if (person === undefined) return [];
    return [{ id: entry.id, userId: person.id, avatar: person.avatar, createdAt: entry.createdAt.toISOString() }];
  });
  return { ...page, items };
};
