-- Written by hand: the moves of bids, return legs, stock and claims, who counts as one person, and the log of a book with both sides.

create trigger bids_created before insert on bids
  for each row execute function refuse_forbidden_move('bid');
--> statement-breakpoint
create trigger bids_moved before update of status on bids
  for each row when (old.status is distinct from new.status) execute function refuse_forbidden_move('bid');
--> statement-breakpoint
create trigger return_legs_created before insert on return_legs
  for each row execute function refuse_forbidden_move('returnLeg');
--> statement-breakpoint
create trigger return_legs_moved before update of status on return_legs
  for each row when (old.status is distinct from new.status) execute function refuse_forbidden_move('returnLeg');
--> statement-breakpoint
create trigger stock_items_created before insert on stock_items
  for each row execute function refuse_forbidden_move('stock');
--> statement-breakpoint
create trigger stock_items_moved before update of status on stock_items
  for each row when (old.status is distinct from new.status) execute function refuse_forbidden_move('stock');
--> statement-breakpoint
create trigger claims_created before insert on claims
  for each row execute function refuse_forbidden_move('claim');
--> statement-breakpoint
create trigger claims_moved before update of status on claims
  for each row when (old.status is distinct from new.status) execute function refuse_forbidden_move('claim');
--> statement-breakpoint

-- The accounts of one person in the market (matching rule 8): this one, and those with the same payout account or card. A phone number
-- belongs to one account by its own key.
create function linked_to(the_user text) returns setof text language sql stable parallel safe
begin atomic
  select the_user
  union
  select theirs.user_id from identity_marks mine join identity_marks theirs on theirs.kind = mine.kind and theirs.mark = mine.mark
  where mine.user_id = the_user;
end;
--> statement-breakpoint

-- The hash of a line: `bookLineText` of packages/domain/src/book/book-line.ts under SHA-256, field by field.
create function book_line_hash(line book_log, previous text) returns text language sql stable parallel safe
return encode(sha256(convert_to(concat_ws('|', previous, line.sku_id, line.version, line.kind, line.event, coalesce(line.ask_id, ''),
  coalesce(line.bid_id, ''), coalesce(line.status, ''), line.lane, line.price, (extract(epoch from line.live_at) * 1000)::bigint,
  line.skipped_asks, line.skipped_bids, (extract(epoch from line.at) * 1000)::bigint), 'utf8')), 'hex');
--> statement-breakpoint

-- Lines that were written before the log had bids: brought into the new form, and the chain made anew.
alter table book_log disable trigger book_log_append_only;
--> statement-breakpoint
update book_log set
  live_at = asks.live_at,
  kind = case when book_log.status = 'listed' then 'enter' when book_log.status = 'buyer_to_pay' then 'trade' else 'leave' end
from asks where asks.id = book_log.ask_id;
--> statement-breakpoint
do $$
declare
  line book_log;
  previous book_log;
begin
  for line in select * from book_log order by sku_id, version loop
    line.hash := book_line_hash(line, case when previous.sku_id = line.sku_id then previous.hash else '' end);
    update book_log set hash = line.hash where sku_id = line.sku_id and version = line.version;
    previous := line;
  end loop;
end
$$;
--> statement-breakpoint
update books set log_hash = book_log.hash from book_log where book_log.sku_id = books.sku_id and book_log.version = books.version;
--> statement-breakpoint
alter table book_log alter column live_at set not null;
--> statement-breakpoint
alter table book_log enable trigger book_log_append_only;
--> statement-breakpoint

drop function recompute_book(text, text, text, int, timestamptz);
--> statement-breakpoint
-- One round trip while the book's lock is held, after the moves: reads the best of both sides (index look-ups, however deep the book is),
-- writes the book row and one line of its log. `the_price`: of a trade; of the entry otherwise.
create function recompute_book(the_kind text, the_event text, the_ask text, the_bid text, the_price bigint, the_time timestamptz)
returns books language plpgsql as $$
declare
  book books;
  ask asks;
  bid bids;
  line book_log;
  direction int := case the_kind when 'enter' then 1 when 'change' then 0 else -1 end;
begin
  select * into ask from asks where id = the_ask;
  select * into bid from bids where id = the_bid;
  select * into strict book from books where sku_id = coalesce(ask.sku_id, bid.sku_id);
  line.sku_id := book.sku_id;
  line.version := book.version + 1;
  line.kind := the_kind;
  line.event := the_event;
  line.ask_id := ask.id;
  line.bid_id := bid.id;
  line.status := coalesce(ask.status, bid.status);
  line.price := coalesce(the_price, ask.price, bid.price);
  line.lane := coalesce(ask.lane, 'standard');
  line.live_at := coalesce(ask.live_at, bid.live_at);
  line.at := the_time;
  line.skipped_asks := 0;
  line.skipped_bids := 0;
  if the_kind = 'trade' then
    select count(*) into line.skipped_asks from asks other
    where other.sku_id = book.sku_id and other.lane = ask.lane and other.status = 'listed'
      and (other.price, other.live_at, other.id) < (ask.price, ask.live_at, ask.id);
  end if;
  if bid.id is not null and (the_kind = 'trade' or bid.status = 'seller_to_pay_deposit') then
    select count(*) into line.skipped_bids from bids other
    where other.sku_id = book.sku_id and other.status = 'bid_active'
      and (other.price > bid.price or (other.price = bid.price and (other.live_at, other.id) < (bid.live_at, bid.id)));
  end if;
  line.hash := book_line_hash(line, book.log_hash);
  update books set
    lowest_ask = (select price from asks where sku_id = line.sku_id and lane = 'standard' and status = 'listed' order by price limit 1),
    flash_lowest_ask = (select price from asks where sku_id = line.sku_id and lane = 'flash' and status = 'listed' order by price limit 1),
    highest_bid = (select price from bids where sku_id = line.sku_id and status = 'bid_active' order by price desc limit 1),
    ask_count = ask_count + case when ask.id is null then 0 else direction end,
    bid_count = bid_count + case when bid.id is null then 0 else direction end,
    version = line.version,
    log_hash = line.hash
  where sku_id = line.sku_id
  returning * into strict book;
  line.lowest_ask := book.lowest_ask;
  line.flash_lowest_ask := book.flash_lowest_ask;
  line.highest_bid := book.highest_bid;
  insert into book_log values (line.*);
  return book;
end
$$;
--> statement-breakpoint

-- The coupon of E42 and E43 for those who should have had it before there were coupons.
insert into claimed_coupons (id, user_id, source, scope, scope_values, promotion_type, amount, min_spend, is_disabled, given_for_order_id, claimed_at)
select new_id('cpn'), buyer_id, 'apology', 'all', '{}', 'fixed', 10000, 0, false, id, updated_at
from orders where closure_detail in ('seller_rejected', 'seller_confirm_timeout');
