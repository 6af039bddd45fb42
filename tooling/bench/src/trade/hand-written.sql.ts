import { privateTables } from '@suki/db/queries/queue-internals';

/*
 * The writes of `POST /order` and of the steps after it, by hand: one statement for each transaction that outside
 * services force. No rules, no answers for people, no news for screens; but the same rows, indexes and guards of the
 * database.
 */

export const bareCommitsText = 'create table bare_commits (number bigint not null)';
export const bareCommitText = 'insert into bare_commits (number) values ($1)';

const address = `json_build_object('id', buyer.default_address_id, 'recipient', buyer.name, 'phoneNumber', buyer.phone_number, 'psgc', '1380600001',
  'street', 'Street', 'place', 'Poblacion, City of Makati, NCR', 'postalCode', null, 'landmark', null, 'region', 'NCR')`;

const hash = (line: string): string =>
  `encode(sha256(convert_to(concat_ws('|', books.log_hash, books.sku_id, books.version + 1, ${line}), 'utf8')), 'hex')`;

export const lockBookText = `select sku_id from books where sku_id = $1 for no key update`;

/**
 * $1 sku, $2 buyer, $3 order, $4 answer. Returns the order's ask; no row when the size is sold out. The book is
 * locked.
 */
export const orderText = `
with ask as (
  select id from asks where sku_id = $1 and lane = 'standard' and status = 'listed' order by price, live_at, id limit 1 for no key update
), taken as (
  update asks set status = 'buyer_to_pay', version = version + 1, updated_at = now(), reminder_sent = false, rush_order = false,
    listing_remaining_ms = (select extract(epoch from fire_at - now()) * 1000 from timers where entity = 'ask' and entity_id = asks.id and kind = 'listing')::bigint
  from ask where asks.id = ask.id
  returning asks.*
), expiry as (
  delete from timers using taken where entity = 'ask' and entity_id = taken.id and kind = 'listing'
), made as (
  insert into orders (id, buyer_id, seller_id, ask_id, item_id, sku_id, lane, origin, status, price, total, shipping_fee, flash_fee, processing_fee,
    coupon_amount, quote_lines, tech_service_fee, payment_fee, operational_fee, income, buyer_address, buyer_region, ask_region, arrival_min, arrival_max,
    cancel_requested, is_buyer_address_changed, reminder_sent, rush_order, version, created_at, updated_at, is_ship_extended, is_resent, discount_offer,
    refunded_amount, is_payment_reversed, order_number)
  select $3, $2, seller_id, taken.id, item_id, sku_id, lane, 'buy_now', 'to_pay', price, price + 12000, 12000, 0, 0, 0,
    json_build_array(json_build_object('id', 'price', 'rule', 'quote.price', 'amount', price), json_build_object('id', 'shipping', 'rule', 'quote.shipping', 'amount', 12000)),
    tech_service_fee, payment_fee, operational_fee, income, ${address}, 'NCR', taken.region, current_date + 5, current_date + 6,
    false, false, false, false, 1, now(), now(), false, false, 0, 0, false, $5::int
  from taken, users buyer where buyer.id = $2
), deadline as (
  insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
  values ('tmr_' || replace(uuidv7()::text, '-', ''), 'order', $3, 'payment_window', now() + interval '15 minutes', 1, false, now())
), history as (
  insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, actor_id, at)
  select 'his_' || replace(uuidv7()::text, '-', ''), 'ask', id, 'listed', 'buyer_to_pay', 'E31', 'buyer', $2, now() from taken
  union all select 'his_' || replace(uuidv7()::text, '-', ''), 'order', $3, null, 'to_pay', 'E31', 'buyer', $2, now() from taken
), book as (
  update books set ask_count = ask_count - 1, version = books.version + 1,
    lowest_ask = (select price from asks where sku_id = $1 and lane = 'standard' and status = 'listed' and id <> taken.id order by price limit 1),
    log_hash = ${hash(`'trade', 'E31', taken.id, '', 'buyer_to_pay', taken.lane, taken.price, (extract(epoch from taken.live_at) * 1000)::bigint, 0, 0, (extract(epoch from now()::timestamptz(3)) * 1000)::bigint`)}
  from taken where books.sku_id = $1
  returning books.version, books.lowest_ask, books.log_hash, taken.id, taken.price, taken.lane, taken.live_at
), line as (
  insert into book_log (sku_id, version, event, kind, ask_id, status, price, lane, live_at, skipped_asks, skipped_bids, lowest_ask, at, hash)
  select $1, version, 'E31', 'trade', id, 'buyer_to_pay', price, lane, live_at, 0, 0, lowest_ask, now(), log_hash from book
), intent as (
  insert into idempotency_keys (user_id, key, request_hash, status, answer, claimed_at, created_at)
  values ($2, $3, encode(sha256(convert_to($3, 'utf8')), 'hex'), 201, $4, now(), now())
), pages as (
  insert into ${privateTables.jobs} as jobs (task_id, payload, key, run_at)
  select tasks.id, json_build_object('itemId', taken.item_id), 'renew-item-pages:' || taken.item_id, now() + interval '10 seconds'
  from taken, ${privateTables.tasks} tasks where tasks.identifier = 'renew-item-pages'
  on conflict (key) do update set updated_at = now(), revision = jobs.revision + 1
)
select id from taken`;

/** $1 order, $2 attempt, $3 key. */
export const attemptText = `
with attempt as (
  insert into payment_attempts (id, order_id, user_id, amount, status, channel, checkout_method, return_path, created_at, updated_at, source)
  select $2, id, buyer_id, total, 'PENDING', 'GCASH', 'ONE_TIME_PAYMENT', '/order', now(), now(), 'gateway' from orders where id = $1
  returning user_id
), history as (
  insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, actor_id, at)
  select 'his_' || replace(uuidv7()::text, '-', ''), 'order', $1, 'to_pay', 'to_pay', 'E32', 'buyer', user_id, now() from attempt
)
insert into idempotency_keys (user_id, key, request_hash, claimed_at, created_at)
select user_id, $3, encode(sha256(convert_to($3, 'utf8')), 'hex'), now(), now() from attempt`;

/** $1 attempt, $2 gateway's id, $3 key, $4 answer. */
export const gatewayAnswerText = `
with attempt as (
  update payment_attempts set gateway_request_id = $2, redirect_url = 'http://localhost/checkout/' || $2, updated_at = now() where id = $1
  returning user_id
)
update idempotency_keys set status = 200, answer = $4 where user_id = (select user_id from attempt) and key = $3`;

/** $1 delivery, $2 body. */
export const webhookText = `
with event as (
  insert into webhook_events (id, provider, provider_event_id, kind, body, received_at)
  values ('evt_' || replace(uuidv7()::text, '-', ''), 'xendit', $1, 'payment.succeeded', $2, now())
)
insert into ${privateTables.jobs} (task_id, payload, key)
select id, json_build_object('eventId', $1::text), 'handle-xendit-event:' || $1 from ${privateTables.tasks} where identifier = 'handle-xendit-event'`;

/**
 * $1 order, $2 attempt, $3 delivery. The status is concatenated with '' and the timer is found by $1 on purpose: a
 * plan from the time without orders read all unpaid orders and all their timers instead.
 */
export const settleText = `
with moved as (
  update orders set status = 'confirming_buyer_order', paid_by_attempt_id = $2, paid_at = now(), updated_at = now(), version = version + 1
  where id = $1 and status || '' = 'to_pay' returning *
), ask as (
  update asks set status = 'confirming_buyer_order', updated_at = now(), version = asks.version + 1 from moved where asks.id = moved.ask_id
), attempt as (
  update payment_attempts set status = 'SUCCEEDED', updated_at = now() where id = $2
), history as (
  insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, at)
  select 'his_' || replace(uuidv7()::text, '-', ''), 'ask', ask_id, 'buyer_to_pay', status, 'E37a', 'gateway', now() from moved
  union all select 'his_' || replace(uuidv7()::text, '-', ''), 'order', id, 'to_pay', status, 'E37a', 'gateway', now() from moved
), entry as (
  insert into journal_entries (id, code, key, created_at) select 'jrn_' || replace(uuidv7()::text, '-', ''), 'escrow_filled', id, now() from moved returning id
), lines as (
  insert into postings (journal_entry_id, position, account, amount, line)
  select entry.id, 1, 'platform:gateway_clearing', -total, 'order paid' from entry, moved
  union all select entry.id, 2, 'escrow:' || moved.id, total, 'escrow' from entry, moved
), stopped as (
  delete from timers using moved where entity = 'order' and entity_id = $1 and kind = 'payment_window'
), started as (
  insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
  select 'tmr_' || replace(uuidv7()::text, '-', ''), 'order', id, 'confirmation', now() + interval '36 hours', 1, false, now() from moved
), told as (
  insert into messages (id, user_id, tab, kind, ask_id, order_id, params, created_at)
  select 'msg_' || replace(uuidv7()::text, '-', ''), seller_id, 'order', 'order-confirm', ask_id, id,
    json_build_object('price', price, 'income', income, 'deadline', now() + interval '36 hours'), now() from moved
  union all
  select 'msg_' || replace(uuidv7()::text, '-', ''), buyer_id, 'order', 'order-paid', null, id, json_build_object('total', total), now() from moved
  returning id
), mails as (
  insert into ${privateTables.jobs} (task_id, payload, key)
  select tasks.id, told.messages, 'notify-trade:' || told.first
  from (select json_agg(json_build_object('messageId', id)) as messages, min(id) as first from told) told, ${privateTables.tasks} tasks
  where identifier = 'notify-trade'
  returning id
), handled as (
  update webhook_events set handled_at = now() where provider = 'xendit' and provider_event_id = $3
), done as (
  delete from ${privateTables.jobs} where key = 'handle-xendit-event:' || $3
)
select array_agg(id) as jobs from mails`;

/** $1 ids of the jobs that sent the mails. */
export const mailedText = `delete from ${privateTables.jobs} where id = any($1::bigint[])`;
