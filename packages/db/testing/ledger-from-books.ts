import type { UserId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';

/** A line of a person's ledger, computed from the books alone. */
type LineFromBooks = {
  readonly id: string;
  readonly through: string;
  readonly amount: number;
  readonly balanceAfter: number;
};

/*
 * How the ledger of a person was computed before each line had its owner (ADR 0066): all lines are found through the
 * person's wallet, deposits, payments and orders, and the balances added up from the first one on. It shares nothing
 * with `ledger_lines`, so it tells whether that table is right.
 */
const text = `with lines as (
  select line.journal_entry_id, line.position, line.amount, mine.through, mine.attempt_id, entry.code, entry.key, entry.created_at
  from (
    select 'wallet:' || $1::text as account, 'wallet' as through, null as attempt_id
    union all select 'receivable:' || $1::text, 'debt', null
    union all select 'deposit:' || id, 'deposit', null from deposits where user_id = $1::text
    union all select 'refund:' || id, 'method', id from payment_attempts where user_id = $1::text and source = 'gateway'
  ) mine
  cross join lateral (
    select p.journal_entry_id, p.position, p.amount from postings p where p.account = mine.account offset 0
  ) line
  cross join lateral (select e.code, e.key, e.created_at from journal_entries e where e.id = line.journal_entry_id offset 0) entry
  where entry.code <> 'refund_settled'
  union all
  select entry.id, line.position, line.amount, 'method', null, entry.code, entry.key, entry.created_at
  from (
    select id as key, case
      when order_id is not null then '{second_payment_returned,redelivery_fee_earned}'::text[]
      when return_leg_id is not null then '{second_payment_returned,return_fee_earned}'::text[]
      else '{deposit_held,deposit_reversed,second_payment_returned}'::text[] end as codes
    from payment_attempts where user_id = $1::text and source = 'gateway'
    union all select id, '{deposit_held}'::text[] from deposits where user_id = $1::text
    union all select id, '{escrow_filled,payment_reversed}'::text[] from orders where buyer_id = $1::text
  ) paid
  cross join lateral (
    select e.id, e.code, e.key, e.created_at from journal_entries e where e.code = any (paid.codes) and e.key = paid.key offset 0
  ) entry
  cross join lateral (
    select p.position, p.amount from postings p
    where p.journal_entry_id = entry.id and p.account = 'platform:gateway_clearing' offset 0
  ) line
)
select journal_entry_id || '-' || position as id, through, amount,
  coalesce(sum(amount) filter (where through = 'wallet') over so_far, 0)::bigint as "balanceAfter"
from (select lines.*, bool_or(through = 'wallet' and amount < 0) over (partition by journal_entry_id) as takes from lines) as lines
window so_far as (order by created_at, takes, journal_entry_id, amount < 0, position rows unbounded preceding)
order by created_at, takes, journal_entry_id, amount < 0, position`;

/** Returns all ledger lines of a person, oldest first. */
export async function ledgerFromBooks(pool: Pool, userId: UserId): Promise<readonly LineFromBooks[]> {
  const { rows } = await pool.query(text, [userId]);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), balanceAfter: Number(row.balanceAfter) }));
}
