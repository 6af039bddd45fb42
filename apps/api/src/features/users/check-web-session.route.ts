import { userByFirebaseUid } from '@suki/db/queries/users';
import type { Handler } from '../../http/handler.ts';

/** Read from the row each time: the shop asks about a session once a minute at most, and remembers the answer. */
export const checkWebSession: Handler<'checkWebSession'> = async ({ query }, { pool }) => {
  const signedInAt = new Date(query.signedInAt);
  const person = await userByFirebaseUid(pool, query.uid);
  if (person === undefined || person.isAnonymous) return { isOpen: false };
  const endings = [person.validAfter, person.sessionsSince];
  return { isOpen: endings.every((moment) => moment === null || signedInAt >= moment) };
};
