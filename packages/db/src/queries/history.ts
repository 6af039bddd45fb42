import type { OrderId } from '@suki/domain/ids/id';
import type { Actor } from '@suki/domain/trade/statuses';
import type { TransitionEntity } from '../schema/trade.ts';
import { type Db, first, many, statement } from '../statement.ts';

export type HistoryEntry = {
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly at: Date;
};

const ofStatement = statement<HistoryEntry, [TransitionEntity, string]>(
  'history.of-entity',
  `select t.event, t.from_status as "from", t.to_status as "to", t.actor, t.actor_id as "actorId", t.at
from transitions t where t.entity = $1::text and t.entity_id = $2::text order by t.at, t.id`,
);

/** Every status that an ask, order, deposit or payout was given, oldest first. */
export async function historyOf(db: Db, entity: TransitionEntity, id: string): Promise<readonly HistoryEntry[]> {
  return await many(db, ofStatement, [entity, id]);
}

const closedStatement = statement<{ at: Date }, [string]>(
  'history.closed-at',
  `select t.at from transitions t
where t.entity = 'order' and t.entity_id = $1::text and t.to_status = 'transaction_closed' order by t.at desc, t.id desc limit 1`,
);

/** When an order was closed; null while it is not. */
export async function closedAtOf(db: Db, orderId: OrderId): Promise<Date | null> {
  return (await first(db, closedStatement, [orderId]))?.at ?? null;
}
