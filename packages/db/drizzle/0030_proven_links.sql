DROP INDEX "staff_alerts_old_idx";--> statement-breakpoint
ALTER TABLE "identity_marks" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal_accounts" ADD COLUMN "account_mark" text;--> statement-breakpoint
ALTER TABLE "withdrawal_accounts" ADD COLUMN "entered_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawal_accounts_unmarked_idx" ON "withdrawal_accounts" USING btree ("id") WHERE account_mark is null;--> statement-breakpoint
-- Written by hand: a link of two accounts counts with proof on both sides (ADR 0093).
alter domain identity_mark_kind drop constraint identity_mark_kind_word;--> statement-breakpoint
alter domain identity_mark_kind add constraint identity_mark_kind_word check (value in ('payout_account', 'card', 'phone'));--> statement-breakpoint
-- Marks of numbers as they were typed say nothing about which payout went where. They count for people who were paid out to until the
-- nightly job has marked every account anew, and are removed then.
update identity_marks m set proven_at = m.created_at
where exists (select from payouts p where p.user_id = m.user_id and p.status = 'SUCCEEDED');--> statement-breakpoint
create or replace function linked_to(the_user text) returns setof text language sql stable parallel safe
begin atomic
  select the_user
  union
  select theirs.user_id from identity_marks mine join identity_marks theirs on theirs.kind = mine.kind and theirs.mark = mine.mark
  where mine.user_id = the_user and mine.proven_at is not null and theirs.proven_at is not null;
end;--> statement-breakpoint
-- The other accounts with a mark of this one that somebody has not proven: support is told, and nobody is refused.
create function maybe_linked_to(the_user text) returns setof text language sql stable parallel safe
begin atomic
  select theirs.user_id from identity_marks mine join identity_marks theirs on theirs.kind = mine.kind and theirs.mark = mine.mark
  where mine.user_id = the_user and theirs.user_id <> the_user
  except
  select theirs.user_id from identity_marks mine join identity_marks theirs on theirs.kind = mine.kind and theirs.mark = mine.mark
  where mine.user_id = the_user and mine.proven_at is not null and theirs.proven_at is not null;
end;
