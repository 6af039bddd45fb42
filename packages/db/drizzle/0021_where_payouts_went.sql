-- A payout keeps where it goes (ADR 0072). What was asked for before gets what its account says today: more is not known.
ALTER TABLE "payouts" ADD COLUMN "channel_code" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account_holder_name" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account_number" text;--> statement-breakpoint
update payouts p set channel_code = w.channel_code, account_holder_name = w.account_holder_name, account_number = w.account_number
from withdrawal_accounts w where w.id = p.withdrawal_account_id;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "channel_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "account_holder_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "account_number" SET NOT NULL;--> statement-breakpoint
-- A server of before this migration names the account alone.
create function copy_payout_destination() returns trigger language plpgsql as $$
begin
  select channel_code, account_holder_name, account_number into new.channel_code, new.account_holder_name, new.account_number
  from withdrawal_accounts where id = new.withdrawal_account_id;
  return new;
end $$;--> statement-breakpoint
create trigger payouts_destination_copied before insert on payouts
  for each row when (new.account_number is null) execute function copy_payout_destination();--> statement-breakpoint
-- Whoever asks, and whatever becomes of the account: money never goes elsewhere than was asked for.
create function refuse_other_destination() returns trigger language plpgsql as $$
begin
  raise exception 'Payout % keeps its destination: expected the same channel, holder and number as when it was asked for.', old.id
    using errcode = 'restrict_violation', constraint = 'payouts_destination_kept', table = tg_table_name;
end $$;--> statement-breakpoint
create trigger payouts_destination_kept before update of channel_code, account_holder_name, account_number on payouts
  for each row when ((old.channel_code, old.account_holder_name, old.account_number)
    is distinct from (new.channel_code, new.account_holder_name, new.account_number))
  execute function refuse_other_destination();--> statement-breakpoint
-- Of what hosted services told us, the same fields that are stored from now on: account numbers stood there in plain text.
update webhook_events set body = case when jsonb_typeof(body -> 'data') = 'object'
  then jsonb_build_object('data', (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(body -> 'data') where key = any(kept)))
  else (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(body) where key = any(kept)) end
from (select array['id', 'reference_id', 'payment_request_id', 'status', 'amount', 'currency', 'failure_code', 'created', 'updated',
  'tracking_number', 'courier_code', 'delivery_status', 'substatus'] as kept) as fields
where jsonb_typeof(body) = 'object';
