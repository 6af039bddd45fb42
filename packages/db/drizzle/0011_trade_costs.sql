-- Written by hand: what an order costs the database (ADR 0057).

-- The hash of a line, field by field: `bookLineText` of packages/domain/src/book/book-line.ts under SHA-256.
create function book_line_hash(previous text, the_sku text, the_version int, the_kind text, the_event text, the_ask text, the_bid text, the_status text,
  the_lane text, the_price bigint, live_at timestamptz, skipped_asks int, skipped_bids int, the_time timestamptz)
returns text language sql stable parallel safe
return encode(sha256(convert_to(concat_ws('|', previous, the_sku, the_version, the_kind, the_event, coalesce(the_ask, ''), coalesce(the_bid, ''),
  coalesce(the_status, ''), the_lane, the_price, (extract(epoch from live_at) * 1000)::bigint, skipped_asks, skipped_bids,
  (extract(epoch from the_time) * 1000)::bigint), 'utf8')), 'hex');
--> statement-breakpoint
create or replace function book_line_hash(line book_log, previous text) returns text language sql stable parallel safe
return book_line_hash(previous, line.sku_id, line.version, line.kind, line.event, line.ask_id, line.bid_id, line.status, line.lane, line.price, line.live_at,
  line.skipped_asks, line.skipped_bids, line.at);
--> statement-breakpoint
-- The statement `books.recompute` does its work.
drop function recompute_book(text, text, text, text, bigint, timestamptz);
--> statement-breakpoint

-- The words of `closureDetails` in packages/domain/src/trade/statuses.ts. A function, because PostgreSQL reads the text of each check anew for each
-- statement that writes a row: this list was a third of what the checks of asks and orders cost.
create function is_closure_detail(word text) returns boolean language plpgsql immutable strict parallel safe as $$
begin
  return word in (
    'deposit_timeout', 'seller_withdrew', 'buyer_withdrew', 'bought', 'expired', 'delisted', 'suspended', 'payment_timeout',
    'buyer_cancelled', 'bid_default', 'seller_rejected', 'seller_confirm_timeout', 'seller_ship_timeout', 'seller_cancelled', 'no_scan',
    'lost_inbound', 'inbound_returned', 'platform_cancelled', 'platform_late', 'platform_loss', 'counterfeit', 'wrong_item', 'used',
    'incomplete', 'major_defect', 'transit_damage', 'defect_refused', 'silent_buyer', 'chargeback', 'lost_outbound', 'undeliverable',
    'claim_upheld'
  );
end
$$;
--> statement-breakpoint

-- An answer is kept for a day as it was sent; to compress it cost more than what the database does else for its row.
alter table idempotency_keys alter column answer set storage external;
--> statement-breakpoint
alter table idempotency_keys set (toast_tuple_target = 8160);
