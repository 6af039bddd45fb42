import { type Db, statement, touch } from '../statement.ts';
import type { TradeEventKind } from '../trade-event.ts';

/** A change that browsers are told of: it names a thing and its owners, never its contents. */
type ToldEvent = { readonly entity: TradeEventKind; readonly id: string; readonly userIds: readonly string[] };

/** Up to where a reader has read: a snapshot of PostgreSQL, and the real time of the reading. */
export type EventPosition = { readonly snapshot: string; readonly readAt: string };

export type EventReading = EventPosition & {
  /** False when the reader was away for so long that events may be gone already; also for the first reading. */
  readonly isWhole: boolean;
  /** Equal events once, in the order of writing. */
  readonly events: readonly ToldEvent[];
};

/**
 * Reads the events of all transactions that have ended since an earlier reading. $1 and $2 are its snapshot and time,
 * or null for the first reading, which has no events.
 *
 * A snapshot names the transactions that were under way. An event is new exactly when its transaction was one of those,
 * or began later. So each event is read once by each reader, however late its transaction commits; and a transaction
 * that stays open for long keeps nothing back and makes no reader read twice.
 */
export const eventsSinceStatement = statement<EventReading, [string | null, string | null]>(
  'trade-events.since',
  `select pg_current_snapshot()::text as snapshot, clock_timestamp()::text as "readAt",
  coalesce($2::timestamptz > clock_timestamp() - interval '1 minute', false) as "isWhole",
  coalesce((
    select json_agg(json_build_object('entity', told.entity, 'id', told.entity_id, 'userIds', told.user_ids) order by told.first_id) from (
      select entity, entity_id, user_ids, min(id) as first_id from trade_events
      where xid >= pg_snapshot_xmax($1::pg_snapshot) or xid = any(array(select pg_snapshot_xip($1::pg_snapshot)))
      group by entity, entity_id, user_ids
    ) told
  ), '[]') as events`,
);

// Twice as long as a reader may be away. A transaction ends within seconds of its event (`pool.ts`).
const clearStatement = statement<unknown, []>(
  'trade-events.clear',
  `delete from trade_events where at < clock_timestamp() - interval '2 minutes'`,
);

/** Deletes the events that every reader has read; returns their number. */
export async function clearTradeEvents(db: Db): Promise<number> {
  return await touch(db, clearStatement, []);
}
