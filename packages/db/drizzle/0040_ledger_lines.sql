create domain ledger_place as text constraint ledger_place_word check (value in ('wallet', 'method', 'deposit', 'debt'));
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"journal_entry_id" text NOT NULL,
	"position" smallint NOT NULL,
	"place" "ledger_place" NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "ledger_lines_journal_entry_id_position_pk" PRIMARY KEY("journal_entry_id","position"),
	CONSTRAINT "ledger_lines_balance_check" CHECK (("ledger_lines"."place" = 'wallet') = ("ledger_lines"."balance_after" is not null))
);
--> statement-breakpoint
DROP INDEX "asks_seller_created_idx";--> statement-breakpoint
DROP INDEX "asks_seller_updated_idx";--> statement-breakpoint
DROP INDEX "orders_buyer_created_idx";--> statement-breakpoint
DROP INDEX "orders_buyer_updated_idx";--> statement-breakpoint
DROP INDEX "orders_seller_created_idx";--> statement-breakpoint
DROP INDEX "orders_seller_updated_idx";--> statement-breakpoint
DROP INDEX "orders_held_idx";--> statement-breakpoint
CREATE INDEX "ledger_lines_user_idx" ON "ledger_lines" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_lines_wallet_idx" ON "ledger_lines" USING btree ("user_id","at","id") WHERE place = 'wallet';--> statement-breakpoint
CREATE INDEX "payouts_held_created_idx" ON "payouts" USING btree ("created_at","id") WHERE status in ('PENDING', 'ACCEPTED', 'REQUESTED') and failure_reason is not null;--> statement-breakpoint
CREATE INDEX "payouts_held_updated_idx" ON "payouts" USING btree ("updated_at","id") WHERE status in ('PENDING', 'ACCEPTED', 'REQUESTED') and failure_reason is not null;--> statement-breakpoint
CREATE INDEX "asks_seller_created_idx" ON "asks" USING btree ("seller_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "asks_seller_updated_idx" ON "asks" USING btree ("seller_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_buyer_created_idx" ON "orders" USING btree ("buyer_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_buyer_updated_idx" ON "orders" USING btree ("buyer_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller_created_idx" ON "orders" USING btree ("seller_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller_updated_idx" ON "orders" USING btree ("seller_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_held_idx" ON "orders" USING btree ("status","created_at","id") WHERE hold is not null and status not in ('transaction_successful', 'transaction_closed');--> statement-breakpoint
-- Written by hand: the owner of each line of the ledger.

-- The person whose money a posting moves, or null. Wallet and debt carry the person's id; a deposit, and a refund on its way to a payment, are
-- found through their owner. Money that left the person through the gateway lies on our clearing account, which is nobody's: there the key of
-- the entry names the payment, the deposit or the order. The arrival of a refund moves none of the person's money any more.
create function ledger_owner(account text, code text, key text) returns text language sql stable
return case
  when code = 'refund_settled' then null
  when account ~ '^(wallet|receivable):' then split_part(account, ':', 2)
  when account like 'deposit:%' then (select d.user_id from deposits d where d.id = split_part(account, ':', 2))
  when account like 'refund:%' then (
    select t.user_id from payment_attempts t where t.id = split_part(account, ':', 2) and t.source = 'gateway')
  when account <> 'platform:gateway_clearing' then null
  when code in ('escrow_filled', 'payment_reversed') then (select o.buyer_id from orders o where o.id = key)
  when code in ('deposit_held', 'deposit_reversed', 'second_payment_returned', 'redelivery_fee_earned', 'return_fee_earned') then coalesce(
    (select t.user_id from payment_attempts t where t.id = key and t.source = 'gateway'),
    (select d.user_id from deposits d where d.id = key and code = 'deposit_held'))
end;
--> statement-breakpoint
create function ledger_place_of(account text) returns text language sql immutable parallel safe
return case split_part(account, ':', 1) when 'wallet' then 'wallet' when 'receivable' then 'debt' when 'deposit' then 'deposit' else 'method' end;
--> statement-breakpoint

-- Runs behind the statement that books: by then the statement has locked the wallets that it changes, so the last line of a wallet is read
-- after the one that another transaction wrote. Lines of one entry stay together, a gain before a loss.
create function write_ledger_lines() returns trigger language plpgsql as $$
begin
  insert into ledger_lines (user_id, at, journal_entry_id, position, place, balance_after)
  select line.user_id, line.at, line.journal_entry_id, line.position, line.place,
    case line.place when 'wallet' then line.balance + sum(line.amount) filter (where line.place = 'wallet') over so_far end
  from (
    select mine.*, coalesce(last.balance_after, 0) as balance, greatest(mine.created_at, last.at) as at
    from (
      select owned.*, bool_or(place = 'wallet') over entry as touches, bool_or(place = 'wallet' and amount < 0) over entry as takes
      from (
        select added.*, entry.created_at, ledger_place_of(added.account) as place, ledger_owner(added.account, entry.code, entry.key) as user_id
        from added cross join lateral (
          select e.code, e.key, e.created_at from journal_entries e where e.id = added.journal_entry_id offset 0
        ) entry
      ) owned where owned.user_id is not null
      window entry as (partition by owned.journal_entry_id, owned.user_id)
    ) mine left join lateral (
      select l.at, l.balance_after from ledger_lines l
      where mine.touches and l.user_id = mine.user_id and l.place = 'wallet' order by l.at desc, l.id desc limit 1
    ) last on true
  ) line
  window so_far as (
    partition by line.user_id order by line.at, line.takes, line.journal_entry_id, line.amount < 0, line.position rows unbounded preceding)
  order by line.at, line.takes, line.journal_entry_id, line.amount < 0, line.position;
  return null;
end
$$;
--> statement-breakpoint
create trigger postings_have_owners after insert on postings referencing new table as added
  for each statement execute function write_ledger_lines();
--> statement-breakpoint

-- The lines that are there already, in the order in which the ledger has shown them.
insert into ledger_lines (user_id, at, journal_entry_id, position, place, balance_after)
select line.user_id, line.created_at, line.journal_entry_id, line.position, line.place,
  case line.place when 'wallet' then sum(line.amount) filter (where line.place = 'wallet') over so_far end
from (
  select owned.*, bool_or(place = 'wallet' and amount < 0) over (partition by owned.journal_entry_id, owned.user_id) as takes
  from (
    select p.*, e.created_at, ledger_place_of(p.account) as place, ledger_owner(p.account, e.code, e.key) as user_id
    from postings p join journal_entries e on e.id = p.journal_entry_id
    where p.account ~ '^(wallet|receivable|deposit|refund):' or p.account = 'platform:gateway_clearing'
    offset 0
  ) owned where owned.user_id is not null
) line
window so_far as (
  partition by line.user_id order by line.created_at, line.takes, line.journal_entry_id, line.amount < 0, line.position rows unbounded preceding)
order by line.created_at, line.takes, line.journal_entry_id, line.amount < 0, line.position;
--> statement-breakpoint
create trigger ledger_lines_append_only before update or delete or truncate on ledger_lines
  for each statement execute function refuse_change();
