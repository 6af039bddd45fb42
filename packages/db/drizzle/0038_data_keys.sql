ALTER TABLE "withdrawal_accounts" ALTER COLUMN "entered_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "withdrawal_accounts" ALTER COLUMN "entered_at" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "payouts_sealed_idx" ON "payouts" USING btree (account_number collate "C");--> statement-breakpoint
CREATE INDEX "withdrawal_accounts_sealed_idx" ON "withdrawal_accounts" USING btree (account_number collate "C");--> statement-breakpoint
-- Written by hand: a number that is sealed anew with the present key is still the same destination. The setting holds for one transaction.
create or replace function refuse_other_destination() returns trigger language plpgsql as $$
begin
  if current_setting('suki.resealing', true) = 'on'
    and (old.channel_code, old.account_holder_name) is not distinct from (new.channel_code, new.account_holder_name) then
    return new;
  end if;
  raise exception 'Payout % keeps its destination: expected the same channel, holder and number as when it was asked for.', old.id
    using errcode = 'restrict_violation', constraint = 'payouts_destination_kept', table = tg_table_name;
end $$;
