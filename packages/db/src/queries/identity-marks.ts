import type { LinkAlertEvent } from '@suki/domain/alerts/alert-events';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import { type Db, statement, touch } from '../statement.ts';
import { alertEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import type { OwnedSubject } from './own-trades.ts';

/** A keyed hash of a payout account, card or phone, never the number. */
export type IdentityMark = { readonly kind: 'payout_account' | 'card' | 'phone'; readonly mark: string };

const markStatement = statement<unknown, [UserId, string, string, Date, boolean]>(
  'identity-marks.mark',
  `insert into identity_marks as m (user_id, kind, mark, created_at, proven_at)
values ($1, $2, $3, $4::timestamptz, case when $5::boolean then $4::timestamptz end)
on conflict (user_id, kind, mark) do update set proven_at = excluded.proven_at where m.proven_at is null and excluded.proven_at is not null`,
);

type Marked = { readonly at: Date; readonly isProven: boolean };

/** Stores a mark of one person (rule 8). Proof that came once stays. */
export async function markIdentity(
  db: Db,
  userId: UserId,
  { kind, mark }: IdentityMark,
  marked: Marked,
): Promise<void> {
  await touch(db, markStatement, [userId, kind, mark, marked.at, marked.isProven]);
}

const dropStatement = statement<unknown, [UserId, string]>(
  'identity-marks.drop-unproven',
  `delete from identity_marks m where m.user_id = $1::text and m.kind = 'payout_account' and m.mark = $2::text and m.proven_at is null
  and not exists (select from withdrawal_accounts w where w.user_id = $1::text and w.account_mark = $2::text and w.deleted_at is null)`,
);

/** Removes the mark of a number that its owner deleted or replaced. A proven mark stays, and one still in use. */
export async function dropUnprovenMark(tx: Tx, userId: UserId, mark: string): Promise<void> {
  await touch(tx, dropStatement, [userId, mark]);
}

const OLDER_FORM = `kind = 'payout_account' and mark not like '2.%'`;

const dropOlderStatement = statement<unknown>(
  'identity-marks.drop-older-form',
  `delete from identity_marks where ${OLDER_FORM} and not exists (select from withdrawal_accounts where account_mark is null)`,
);

/** Removes the marks of account numbers as they were typed, once every account has its mark of the one form. */
export async function dropMarksOfOlderForm(tx: Tx): Promise<number> {
  return await touch(tx, dropOlderStatement, []);
}

/** SQL of one alert for a subject. An alert that was handled is not raised again, because the link is known then. */
const raised = (values: string): string => `with raised as (
  insert into staff_alerts (id, queue, event, entity, entity_id, at)
  ${values}
  on conflict (entity_id, event) where done_at is null do nothing
  returning id
)
select ${alertEvent('raised')} from raised`;

// Once for two people, whatever they trade later.
const pairStatement = statement<unknown, [OrderId, LinkAlertEvent, Date]>(
  'identity-marks.alert-pair',
  raised(`select new_id('alr'), 'support', $2::text, 'order', o.id, $3::timestamptz from orders o
  where o.id = $1::text and o.seller_id in (select * from maybe_linked_to(o.buyer_id)) and not exists (
    select from staff_alerts a join orders other on other.id = a.entity_id
    where a.event = $2::text and other.buyer_id in (o.buyer_id, o.seller_id) and other.seller_id in (o.buyer_id, o.seller_id))`),
);

/** Alerts support, once for two people, when an order is paid between accounts that share an unproven mark. */
export async function alertOfLinkedPair(tx: Tx, orderId: OrderId, at: Date): Promise<void> {
  await touch(tx, pairStatement, [orderId, 'linked_unproven', at]);
}

const staffStatement = statement<unknown, [LinkAlertEvent, string, string, Date]>(
  'identity-marks.alert-staff',
  raised(`select new_id('alr'), 'support', $1::text, $2::text, $3::text, $4::timestamptz
  where not exists (select from staff_alerts a where a.entity_id = $3::text and a.event = $1::text)`),
);

/** Alerts support, once, when an employee acts on a record of an account with which they share an unproven mark. */
export async function alertOfOwnTrade(db: Db, { entity, id }: OwnedSubject, at: Date): Promise<void> {
  await touch(db, staffStatement, ['own_trade_unproven', entity, id, at]);
}
