import type { SkuId, UserId } from '@suki/domain/ids/id';
import type { CalendarDate } from '@suki/domain/time/manila';
import { many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

/** Somebody who waits for a size of an item that is released today, and was not told of the day yet. */
export type WaitingPerson = { readonly userId: UserId; readonly skuId: SkuId };

const lockStatement = statement(
  'release-notices.lock',
  `select pg_advisory_xact_lock(hashtextextended('tell-releases', 0))`,
);

// One message for a person and item, however many of its sizes they wait for: the size that they asked for first.
const waitingStatement = statement<WaitingPerson, [CalendarDate, number]>(
  'release-notices.waiting',
  `select distinct on (i.id, k.user_id) k.user_id as "userId", k.subject_id as "skuId"
from items i join skus s on s.item_id = i.id
join kept_entries k on k.kind = 'arrival_notice' and k.subject_id = s.id and k.deleted_at is null
where i.status = 'listed' and i.release_date = $1::date and not exists (
  select from messages m join skus told on told.id = m.sku_id and told.item_id = i.id
  where m.user_id = k.user_id and m.tab = 'platform' and m.kind = 'drop-released'
)
order by i.id, k.user_id, k.created_at, k.id limit $2::int`,
);

/**
 * Returns at most `limit` people who wait for an item of this day and were not told of it. The caller writes their
 * messages in the same transaction; a second run waits for it and finds them told.
 */
export async function waitingForRelease(tx: Tx, day: CalendarDate, limit: number): Promise<readonly WaitingPerson[]> {
  await touch(tx, lockStatement, []);
  return await many(tx, waitingStatement, [day, limit]);
}
