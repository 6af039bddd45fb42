/*
 * Finds the lines of the ledger that are a person's. Their wallet and their debt carry their id; a deposit, and a
 * refund on its way to a payment, are found through their owner. Money that left the person through the gateway lies on
 * our clearing account, which is nobody's: there the entry is found by its key (the payment, the deposit or the order).
 * A gain or loss of the person has one line at each place that it touched, so the lines of a place add up to its
 * balance. The arrival of a refund moves none of the person's money any more; the line that sent the refund shows it.
 *
 * Each step uses an index (account; code and key; id), one after the other (`offset 0`): joined freely, a plan that was
 * made while the tables were small reads all of them.
 */

/**
 * Columns: journal_entry_id, position, amount, through, attempt_id (of a refund), code, key, created_at. $1: person.
 */
export const linesOfPerson = `select line.journal_entry_id, line.position, line.amount, mine.through, mine.attempt_id, entry.code, entry.key, entry.created_at
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
  ) line`;
