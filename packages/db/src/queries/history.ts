import type { OrderId, UserId } from '@suki/domain/ids/id';
import type { AuditDetails } from '@suki/domain/trade/facts/decision';
import type { Actor } from '@suki/domain/trade/facts/statuses';
import type { TransitionEntity } from '../schema/enums.ts';
import { type Db, first, many, statement } from '../statement.ts';

export type HistoryEntry = {
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: Actor;
  readonly actorId: string | null;
  /** The name of the actor; null for a service or a timer, and for a person without a name. */
  readonly by: string | null;
  readonly said: AuditDetails | null;
  readonly at: Date;
};

const ofStatement = statement<HistoryEntry, [TransitionEntity, string]>(
  'history.of-entity',
  `select t.event, t.from_status as "from", t.to_status as "to", t.actor, t.actor_id as "actorId", u.name as "by", t.said, t.at
from transitions t left join users u on u.id = t.actor_id where t.entity = $1::text and t.entity_id = $2::text order by t.at, t.id`,
);

/** Returns the history of a record, oldest line first. In a line without a move `from` equals `to`. */
export async function historyOf(db: Db, entity: TransitionEntity, id: string): Promise<readonly HistoryEntry[]> {
  return await many(db, ofStatement, [entity, id]);
}

const closedStatement = statement<{ at: Date }, [string]>(
  'history.closed-at',
  `select t.at from transitions t
where t.entity = 'order' and t.entity_id = $1::text and t.to_status = 'transaction_closed'
  and t.from_status is distinct from t.to_status order by t.at desc, t.id desc limit 1`,
);

/** Returns the moment when an order was closed; null while it is open. */
export async function closedAtOf(db: Db, orderId: OrderId): Promise<Date | null> {
  return (await first(db, closedStatement, [orderId]))?.at ?? null;
}

const receiverStatement = statement<{ actorId: UserId | null }, [OrderId]>(
  'history.receiver',
  `select h.actor_id as "actorId" from transitions h where h.entity = 'order' and h.entity_id = $1::text and h.event = 'E56'
order by h.at desc, h.id desc limit 1`,
);

/** Returns the employee who took the parcel of an order in (E56); undefined when nobody did. */
export async function receiverOf(db: Db, orderId: OrderId): Promise<UserId | undefined> {
  return (await first(db, receiverStatement, [orderId]))?.actorId ?? undefined;
}
