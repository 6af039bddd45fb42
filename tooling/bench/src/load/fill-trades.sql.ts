import { askPrice } from '../trade/market-rows.ts';
import { allOrdersOf, type LoadSize, sellersOf, skusOf } from './load-size.ts';
import { id } from './sql-id.ts';

const yearSeconds = 31_536_000;
const openStatuses = `array['to_pay', 'confirming_buyer_order', 'seller_to_ship', 'on_way_to_warehouse', 'platform_received', 'under_inspection',
  'pending_buyer_confirmation', 'platform_to_ship', 'to_receive']`;
const askStatuses = `array['buyer_to_pay', 'confirming_buyer_order', 'to_ship', 'on_way_to_warehouse', 'platform_received', 'under_inspection',
  'pending_buyer_confirmation', 'transaction_successful', 'transaction_successful']`;
const timerKinds = `array['payment_window', 'confirmation', 'shipment', 'inbound_transit', 'check_sla', 'check',
  'buyer_inspection_timeout', 'send_sla', 'outbound_transit']`;
const address = (
  person: string,
): string => `jsonb_build_object('id', ${id('adr', person)}, 'recipient', 'Person ' || ${person},
  'phoneNumber', '+639' || lpad((${person})::text, 9, '0'), 'street', 'Street', 'postalCode', null, 'psgc', '1380600001',
  'place', 'Poblacion, City of Makati, NCR', 'region', 'NCR', 'landmark', null)`;
const fees = '20000, 10000, 15000, 455000';

/** SQL of the table `trade`, with a row for each order of a year; trades and money are made of these rows. */
export function tradesOfYear(size: LoadSize): readonly string[] {
  const [all, sellers, skus] = [allOrdersOf(size), sellersOf(size), skusOf(size)];
  const buyers = size.users - sellers - 1;
  return [
    `create unlogged table trade as
     select n, n > ${all - size.openOrders} as open, 1 + n % 9 as step, case when n <= ${size.busySales} then 1 else 2 + n % ${sellers - 1} end as seller,
       ${sellers} + 1 + (n * 7::bigint) % ${buyers} as buyer, 1 + (n * 13::bigint) % ${skus} as sku,
       case when n > ${all - size.openOrders} then (${openStatuses})[1 + n % 9] when n % 10 = 0 then 'transaction_closed' else 'transaction_successful' end as status,
       date_trunc('milliseconds', now() - (${all} - n + 1) * interval '${yearSeconds / all} seconds') as at
     from generate_series(1, ${all}) n`,
    'analyze trade',
  ];
}

/** Orders with their asks and history, asks on offer, and bids with their deposits. */
export function tradeStatements(size: LoadSize): readonly string[] {
  const [all, sellers, skus] = [allOrdersOf(size), sellersOf(size), skusOf(size)];
  const buyers = size.users - sellers - 1;
  const item = `1 + (sku - 1) / ${size.sizesPerItem}`;
  return [
    `insert into asks (id, seller_id, item_id, sku_id, lane, origin, status, price, live_at, expiry_days, tech_service_fee, payment_fee, operational_fee,
       income, return_address, region, is_return_address_changed, reminder_sent, rush_order, closure_reason, version, created_at, updated_at)
     select ${id('ask', 'n')}, ${id('usr', 'seller')}, ${id('itm', item)}, ${id('sku', 'sku')}, 'standard', 'listing',
       case when open then (${askStatuses})[step] else status end, ${askPrice}, at, 30, ${fees}, ${address('seller')}, 'NCR', false, false, false,
       case when not open and status = 'transaction_closed' then 'no_return_required' end, 2, at, at from trade`,
    `insert into asks (id, seller_id, item_id, sku_id, lane, origin, status, price, live_at, expiry_days, tech_service_fee, payment_fee, operational_fee,
       income, return_address, region, is_return_address_changed, reminder_sent, rush_order, version, created_at, updated_at)
     select ${id('ask', `${all} + n`)}, ${id('usr', 'seller')}, ${id('itm', item)}, ${id('sku', 'sku')}, 'standard', 'listing', 'listed', ${askPrice},
       now(), 30, ${fees}, ${address('seller')}, 'NCR', false, false, false, 2, now(), now()
     from (select n, 2 + n % ${sellers - 1} as seller, 1 + (n * 3::bigint) % ${skus} as sku from generate_series(1, ${size.asks}) n) offered`,
    `insert into bids (id, buyer_id, item_id, sku_id, status, price, live_at, expiry_days, buyer_address, buyer_region, reminder_sent, version, created_at, updated_at)
     select ${id('bid', 'n')}, ${id('usr', 'buyer')}, ${id('itm', item)}, ${id('sku', 'sku')}, 'bid_active', ${askPrice} - 100000, now(), 30,
       ${address('buyer')}, 'NCR', false, 2, now(), now()
     from (select n, ${sellers} + 1 + n % ${buyers} as buyer, 1 + (n * 3::bigint) % ${skus} as sku from generate_series(1, ${size.bids}) n) bidden
     on conflict do nothing`,
    `insert into deposits (id, user_id, bid_id, amount, status, deducted_amount, top_ups, created_at, updated_at)
     select replace(id, 'bid_', 'dep_9'), buyer_id, id, 40000, 'under_hold', 0, '[]', created_at, updated_at from bids`,
    `insert into orders (id, order_number, buyer_id, seller_id, ask_id, item_id, sku_id, lane, origin, status, price, total, shipping_fee, flash_fee, processing_fee,
       coupon_amount, quote_lines, tech_service_fee, payment_fee, operational_fee, income, buyer_address, buyer_region, ask_region, paid_by_attempt_id,
       paid_at, cancel_requested, is_ship_extended, is_resent, discount_offer, refunded_amount, is_payment_reversed, is_buyer_address_changed,
       reminder_sent, rush_order, inbound_courier, inbound_tracking_number, closure_reason, closure_detail, hold, version, created_at, updated_at)
     select ${id('ord', 'n')}, 10000000 + n, ${id('usr', 'buyer')}, ${id('usr', 'seller')}, ${id('ask', 'n')}, ${id('itm', item)}, ${id('sku', 'sku')}, 'standard',
       'buy_now', status, ${askPrice}, ${askPrice} + 15000, 15000, 0, 0, 0, '[]', ${fees}, ${address('buyer')}, 'NCR', 'NCR', ${id('att', 'n')}, at,
       false, false, false, 0, 0, false, false, false, false, 'jtexpress-ph', 'JT' || n,
       case status when 'transaction_closed' then 'no_return_required' end, case status when 'transaction_closed' then 'seller_rejected' end,
       case when open and n % ${size.openOrdersPerHeldOne} = 0 then '{"why":"review","timers":[]}'::jsonb end, 5, at, at
     from trade`,
    `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
     select ${id('tmr', 'n')}, 'order', ${id('ord', 'n')}, case when status = 'on_way_to_warehouse' and n % 20 = 0 then 'inbound_search'
         else (${timerKinds})[step] end, now() + interval '1 day' + (n * 7919::bigint % 100000) * interval '1 second', 1, false, at from trade where open`,
    `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
     select ${id('tmr', `${all} + n`)}, 'ask', ${id('ask', `${all} + n`)}, 'listing', now() + interval '30 days', 1, false, now()
     from generate_series(1, ${size.asks}) n`,
    `insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, at)
     select ${id('his', 'n * 3 + k')}, case k when 0 then 'ask' else 'order' end, case k when 0 then ${id('ask', 'n')} else ${id('ord', 'n')} end,
       case k when 1 then null else 'to_pay' end, case k when 0 then 'listed' when 1 then 'to_pay' else status end,
       case k when 0 then 'E03' when 1 then 'E31' else 'E33' end, 'gateway', at + k * interval '1 second' from trade, generate_series(0, 2) k`,
    `insert into trackings (id, order_id, leg, courier, tracking_number, delivery_status, created_at, updated_at)
     select ${id('trk', 'n')}, ${id('ord', 'n')}, 'inbound', 'jtexpress-ph', 'JT' || n, case when open then 'transit' else 'delivered' end, at, at from trade`,
    `insert into sales (order_id, item_id, sku_id, lane, price, created_at)
     select ${id('ord', 'n')}, ${id('itm', item)}, ${id('sku', 'sku')}, 'standard', ${askPrice}, at from trade where status = 'transaction_successful'`,
    `insert into verifications (id, order_id, inspector_id, inspector_number, result, criteria_version, points, photos, verified_at)
     select ${id('ver', 'n')}, ${id('ord', 'n')}, ${id('usr', String(size.users))}, 'I-1', 'pass', 1, '[]', '[]', at from trade
     where status = 'transaction_successful'`,
    `insert into certificates (id, certificate_number, verification_id, order_id, issued_at)
     select ${id('crt', 'n')}, 100000000 + n, ${id('ver', 'n')}, ${id('ord', 'n')}, at from trade where status = 'transaction_successful'`,
  ];
}
