import { askPrice } from '../trade/market-rows.ts';
import { allOrdersOf, type LoadSize, sellersOf } from './load-size.ts';
import { id } from './sql-id.ts';

const paidTotal = askPrice + 15_000;

/** Payments, refunds, messages, alerts and webhooks of the orders in the table `trade`. */
export function moneyStatements(size: LoadSize): readonly string[] {
  const all = allOrdersOf(size);
  return [
    `insert into payment_attempts (id, order_id, user_id, amount, status, channel, checkout_method, return_path, gateway_request_id, created_at, updated_at, source)
     select ${id('att', 'n')}, ${id('ord', 'n')}, ${id('usr', 'buyer')}, ${paidTotal}, 'SUCCEEDED', 'GCASH', 'ONE_TIME_PAYMENT', '/order', 'pr-' || n, at, at,
       'gateway' from trade where status <> 'to_pay'`,
    `insert into payment_attempts (id, ask_id, user_id, amount, status, channel, checkout_method, return_path, gateway_request_id, created_at, updated_at, source)
     select ${id('att', `${all} + n`)}, ${id('ask', `${all} + n`)}, ${id('usr', `2 + n % ${sellersOf(size) - 1}`)}, 50000, 'SUCCEEDED', 'GCASH',
       'ONE_TIME_PAYMENT', '/ask', 'pr-deposit-' || n, now(), now(), 'gateway' from generate_series(1, ${size.asks}) n`,
    `insert into deposits (id, user_id, ask_id, amount, status, deducted_amount, paid_by_attempt_id, top_ups, created_at, updated_at)
     select ${id('dep', `${all} + n`)}, ${id('usr', `2 + n % ${sellersOf(size) - 1}`)}, ${id('ask', `${all} + n`)}, 50000, 'under_hold', 0,
       ${id('att', `${all} + n`)}, '[]', now(), now() from generate_series(1, ${size.asks}) n`,
    `insert into deposits (id, user_id, ask_id, amount, status, deducted_amount, top_ups, created_at, updated_at)
     select ${id('dep', 'n')}, ${id('usr', 'seller')}, ${id('ask', 'n')}, 50000, case when open then 'under_hold' else 'returned' end, 0, '[]', at, at
     from trade`,
    `insert into refunds (id, key, attempt_id, user_id, amount, kind, status, gateway_refund_id, tries, created_at, updated_at)
     select ${id('ref', 'n')}, 'refund-' || n, ${id('att', 'n')}, ${id('usr', 'buyer')}, ${paidTotal}, 'item_refund',
       case when n % 1000 = 0 then 'PENDING' else 'SUCCEEDED' end, 'rfd-' || n, 1, at, at from trade where status = 'transaction_closed'`,
    `insert into messages (id, user_id, tab, kind, order_id, params, read_at, created_at)
     select ${id('msg', 'n * 2 + k')}, case k when 0 then ${id('usr', 'seller')} else ${id('usr', 'buyer')} end, case k when 0 then 'order' else 'payment' end,
       case k when 0 then 'order-at-warehouse' else 'order-refunded' end, ${id('ord', 'n')}, case k when 0 then '{}' else '{"refund":${paidTotal}}' end::jsonb, case when n % 3 = 0 then null else at end, at from trade, generate_series(0, 1) k`,
    `insert into staff_alerts (id, queue, event, entity, entity_id, at, done_at, done_by)
     select ${id('alr', 'n')}, (array['warehouse', 'finance', 'compliance', 'support'])[1 + n % 4], 'E40', 'order', ${id('ord', 'n')}, at,
       case when open then null else at + interval '1 hour' end, case when open then null else ${id('usr', String(size.users))} end
     from trade where n % 50 = 0`,
    `insert into webhook_events (id, provider, provider_event_id, kind, body, received_at, handled_at)
     select ${id('evt', 'n')}, 'xendit', 'load-' || n, 'payment.succeeded', '{}', at, at from trade where n > ${all - size.orders}`,
    `insert into reconciliations (id, day, begun_at, finished_at)
     select ${id('rec', 'n')}, to_char(now() - n * interval '1 day', 'YYYY-MM-DD'), now() - n * interval '1 day', now() from generate_series(0, 365) n`,
  ];
}

/**
 * The ledger of those orders, and the wallets. The lines of each person are written as the trigger of the ledger would
 * (ADR 0120), which looks up each owner: six minutes were not enough for the first two million postings.
 */
export function ledgerStatements(size: LoadSize): readonly string[] {
  const all = allOrdersOf(size);
  return [
    `insert into journal_entries (id, code, key, created_at) select ${id('jrn', 'n')}, 'escrow_filled', ${id('ord', 'n')}, at from trade`,
    `insert into postings (journal_entry_id, position, account, amount, line)
     select ${id('jrn', 'n')}, side, case side when 1 then 'platform:gateway_clearing' else 'escrow:' || ${id('ord', 'n')} end,
       case side when 1 then -${paidTotal} else ${paidTotal} end, 'price paid' from trade, generate_series(1, 2) side`,
    `insert into journal_entries (id, code, key, created_at)
     select ${id('jrn', `${all} + n`)}, 'seller_paid', ${id('ord', 'n')}, at from trade where status = 'transaction_successful'`,
    `insert into postings (journal_entry_id, position, account, amount, line)
     select ${id('jrn', `${all} + n`)}, side, case side when 1 then 'escrow:' || ${id('ord', 'n')} when 2 then 'wallet:' || ${id('usr', 'seller')}
         else 'platform:fee_revenue' end, case side when 1 then -${askPrice} when 2 then 455000 else 45000 end, 'income'
     from trade, generate_series(1, 3) side where status = 'transaction_successful'`,
    `insert into ledger_lines (user_id, at, journal_entry_id, position, place, balance_after)
     select user_id, at, journal_entry_id, position, place, balance_after from (
       select ${id('usr', 'buyer')} as user_id, at, ${id('jrn', 'n')} as journal_entry_id, 1 as position, 'method' as place, null::bigint as balance_after from trade
       union all
       select ${id('usr', 'seller')}, at, ${id('jrn', `${all} + n`)}, 2, 'wallet', 455000 * row_number() over (partition by seller order by at, n)
       from trade where status = 'transaction_successful'
     ) line order by at, journal_entry_id`,
    `insert into wallet_transactions (id, user_id, journal_entry_id, kind, amount, through, order_id, created_at)
     select ${id('trn', 'n')}, ${id('usr', 'seller')}, ${id('jrn', `${all} + n`)}, 'sell_income', 455000, 'wallet', ${id('ord', 'n')}, at from trade
     where status = 'transaction_successful'`,
    `update wallets set balance = paid.balance from (
       select split_part(account, ':', 2) as user_id, sum(amount) as balance from postings where account like 'wallet:%' group by 1
     ) paid where paid.user_id = wallets.user_id`,
  ];
}
