-- Written by hand: what the database itself refuses, whoever asks, and the two functions that the queries share.

-- A sortable id for rows that are born inside a statement (journal entries, messages, timers …). uuidv7 follows real time, not the Clock:
-- it only has to be unique and roughly in order.
create function new_id(prefix text) returns text language sql volatile parallel safe
return prefix || '_' || replace(uuidv7()::text, '-', '');
--> statement-breakpoint

-- Status moves (lifecycle section 8). The pairs lie in allowed_moves, which migrate fills from the domain's table.
create function refuse_forbidden_move() returns trigger language plpgsql as $$
declare
  previous text := '';
begin
  if tg_op = 'UPDATE' then
    previous := old.status;
  end if;
  if not exists (
    select from allowed_moves
    where entity = tg_argv[0] and from_status = previous and to_status = new.status
  ) then
    raise exception 'Expected an allowed move of an %, got "%" to "%" for %. The moves are listed in lifecycle section 8.',
      tg_argv[0], previous, new.status, new.id
      using errcode = 'check_violation', constraint = 'allowed_moves', table = tg_table_name;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger asks_created before insert on asks
  for each row execute function refuse_forbidden_move('ask');
--> statement-breakpoint
create trigger asks_moved before update of status on asks
  for each row when (old.status is distinct from new.status) execute function refuse_forbidden_move('ask');
--> statement-breakpoint
create trigger orders_created before insert on orders
  for each row execute function refuse_forbidden_move('order');
--> statement-breakpoint
create trigger orders_moved before update of status on orders
  for each row when (old.status is distinct from new.status) execute function refuse_forbidden_move('order');
--> statement-breakpoint

-- Double entry. Checked at commit, because the lines of one entry may come in several statements. Each line checks its whole entry: a line
-- that is added to an old entry is caught as well.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  entry_id text;
  total bigint;
  line_count int;
begin
  if tg_table_name = 'postings' then
    entry_id := new.journal_entry_id;
  else
    entry_id := new.id;
  end if;
  select coalesce(sum(amount), 0), count(*) into total, line_count from postings where journal_entry_id = entry_id;
  if total <> 0 or line_count < 2 then
    raise exception 'Expected the lines of journal entry % to be two or more and to sum to 0, got % lines with the sum %.', entry_id, line_count, total
      using errcode = 'check_violation', constraint = 'postings_sum_zero', table = 'postings';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger postings_sum_zero after insert on postings deferrable initially deferred
  for each row execute function refuse_unbalanced_entry();
--> statement-breakpoint
create constraint trigger journal_entries_not_empty after insert on journal_entries deferrable initially deferred
  for each row execute function refuse_unbalanced_entry();
--> statement-breakpoint

-- What happened stays: a mistake in the ledger is corrected by another entry, never by an edit.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: expected only inserts, got %.', tg_table_name, tg_op
    using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only', table = tg_table_name;
end
$$;
--> statement-breakpoint
create trigger postings_append_only before update or delete or truncate on postings
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger journal_entries_append_only before update or delete or truncate on journal_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger transitions_append_only before update or delete or truncate on transitions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger book_log_append_only before update or delete or truncate on book_log
  for each statement execute function refuse_change();
--> statement-breakpoint

-- One round trip while the book's lock is held: reads the best asks (two index look-ups, however deep the book is), writes the book row and
-- one line of its log. `listed_change` is +1, 0 or -1: the caller has just moved the ask and knows.
create function recompute_book(the_sku text, the_event text, the_ask text, listed_change int, the_time timestamptz)
returns books language plpgsql as $$
declare
  book books;
  moved asks;
begin
  select * into moved from asks where id = the_ask;
  update books set
    lowest_ask = (select price from asks where sku_id = the_sku and lane = 'standard' and status = 'listed' order by price limit 1),
    flash_lowest_ask = (select price from asks where sku_id = the_sku and lane = 'flash' and status = 'listed' order by price limit 1),
    ask_count = ask_count + listed_change,
    version = version + 1,
    log_hash = encode(sha256(convert_to(concat_ws('|', log_hash, the_sku, version + 1, the_event, the_ask, moved.status, moved.price, moved.lane,
      extract(epoch from the_time)), 'utf8')), 'hex')
  where sku_id = the_sku
  returning * into strict book;
  insert into book_log (sku_id, version, event, ask_id, status, price, lane, lowest_ask, flash_lowest_ask, at, hash)
  values (the_sku, book.version, the_event, the_ask, moved.status, moved.price, moved.lane, book.lowest_ask, book.flash_lowest_ask, the_time, book.log_hash);
  return book;
end
$$;
