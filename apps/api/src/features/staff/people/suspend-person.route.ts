import { notePersonAct } from '@suki/db/queries/person-acts';
import { suspendPart, suspensionOf } from '@suki/db/queries/suspensions';
import { setSuspended } from '@suki/db/queries/users';
import type { Handler } from '../../../http/handler.ts';
import { waitsForSecondAdmin } from '../members/end-of-admin.ts';
import { actOnPerson } from './act-on-person.ts';

/**
 * `POST /staff/person/{id}/suspend`. Asks and bids stay in the book: each is taken off by a decision of its own, which
 * settles its deposit (E12, E12b). The account of an admin takes two others.
 */
export const suspendPerson: Handler<'suspendPerson'> = actOnPerson(async (tx, { person, call, at }) => {
  const { part, reason, isForFraud } = call.body;
  const now = await suspensionOf(tx, person.id);
  const isSuspended = {
    selling: now.isSellingSuspended,
    buying: now.isBuyingSuspended,
    account: now.isAccountSuspended,
  };
  // A suspension by the rules is no decision of a person: the staff may add theirs, which may say fraud.
  const isStricter = isForFraud && !now.isForFraud && part !== 'account';
  if (isSuspended[part] && !isStricter) throw call.refuse('ALREADY_DONE');
  const { caller, refuse } = call;
  const end = { end: 'suspension', person, caller, reason, at, refuse } as const;
  if (part === 'account' && (await waitsForSecondAdmin(tx, end))) return;
  const byId = caller.userId;
  const act = await notePersonAct(tx, { userId: person.id, act: `${part}_suspended`, reason, byId, at });
  if (part === 'account') await setSuspended(tx, person.id, at, at);
  else await suspendPart(tx, { userId: person.id, change: `${part}_suspended`, act, isForFraud }, at);
});
