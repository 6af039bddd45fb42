-- Timers and postings have words for names, and alerts, reconciliations, notes about a person and rows of the history ids of their own (ADR 0077).
-- A server of before writes the old names, which are refused from here on: stop the old ones before this runs.
create temporary table new_timer_names (old text primary key, new text not null) on commit drop;
--> statement-breakpoint
insert into new_timer_names values
  ('T1', 'ask_deposit'), ('T2', 'listing'), ('T3', 'bid_deposit'), ('T4', 'bid_life'), ('T5', 'acceptance_deposit'),
  ('T6', 'payment_window'), ('T7', 'accepted_payment_window'), ('T8', 'confirmation'), ('T9', 'shipment'), ('T9b', 'first_scan'),
  ('T10', 'inbound_transit'), ('T10b', 'inbound_search'), ('T11s', 'check_sla'), ('T11', 'check'), ('T11b', 'check_again'),
  ('T12', 'buyer_inspection_timeout'), ('T13s', 'send_sla'), ('T13', 'platform_to_ship'), ('T13b', 'platform_to_ship_again'),
  ('T13r', 'redelivery'), ('T14', 'outbound_transit'), ('T14b', 'outbound_search'), ('T15', 'receipt'), ('T16s', 'return_sla'),
  ('T16', 'return_shipment'), ('T16c', 'return_choice'), ('T17', 'seller_to_receive'), ('T18', 'return_storage'), ('T19s', 'claim_answer'),
  ('T19', 'claim_parcel'), ('T20', 'rematch'), ('T21', 'penalty_release'), ('T22', 'hold'), ('TR', 'rush'), ('TI', 'intake'),
  ('TS', 'stock_storage');
--> statement-breakpoint
create temporary table new_posting_names (old text primary key, new text not null) on commit drop;
--> statement-breakpoint
insert into new_posting_names values
  ('P1', 'deposit_held'), ('P1-reversed', 'deposit_reversed'), ('P2', 'deposit_returned'), ('P3', 'deposit_deducted'),
  ('P3-release', 'penalty_released'), ('P3r', 'penalty_undone'), ('P4', 'escrow_filled'), ('P5', 'order_refunded'),
  ('P6', 'discount_given'), ('P6-claim', 'claim_refunded'), ('P7', 'seller_paid'), ('P7-tax', 'tax_withheld'), ('P8', 'buyer_fees_earned'),
  ('P9', 'payout_sent'), ('P9-settled', 'payout_settled'), ('P9-back', 'payout_returned'), ('P9-reversed', 'payout_reversed'),
  ('P10', 'item_compensated'), ('P11', 'refunded_after_income'), ('P11-owed', 'refund_owed'), ('P12', 'escrow_moved'),
  ('P13', 'payment_reversed'), ('P14', 'second_payment_returned'), ('P14-reversed', 'second_payment_reversed'),
  ('P15', 'gateway_fee_paid'), ('P16', 'credit_given'), ('refund-settled', 'refund_settled'), ('fee-return', 'return_fee_earned'),
  ('fee-redelivery', 'redelivery_fee_earned'), ('refund-to-wallet', 'refund_credited');
--> statement-breakpoint
alter domain timer_kind drop constraint timer_kind_word;
--> statement-breakpoint
update timers set kind = new from new_timer_names where old = kind;
--> statement-breakpoint
alter domain timer_kind add constraint timer_kind_word check (value in (
  'ask_deposit', 'listing', 'bid_deposit', 'bid_life', 'acceptance_deposit', 'payment_window', 'accepted_payment_window', 'confirmation',
  'shipment', 'first_scan', 'inbound_transit', 'inbound_search', 'check_sla', 'check', 'check_again', 'buyer_inspection_timeout',
  'send_sla', 'platform_to_ship', 'platform_to_ship_again', 'redelivery', 'outbound_transit', 'outbound_search', 'receipt', 'return_sla',
  'return_shipment', 'return_choice', 'seller_to_receive', 'return_storage', 'claim_answer', 'claim_parcel', 'rematch', 'penalty_release',
  'hold', 'rush', 'intake', 'stock_storage'
));
--> statement-breakpoint
-- Timers that wait with an order that stands still.
update orders set hold = jsonb_set(hold, '{timers}', (
  select coalesce(jsonb_agg(jsonb_set(waiting, '{kind}', to_jsonb(coalesce(new, waiting ->> 'kind'))) order by place), '[]')
  from jsonb_array_elements(hold -> 'timers') with ordinality as held (waiting, place) left join new_timer_names on old = waiting ->> 'kind'
)) where hold is not null;
--> statement-breakpoint
-- Why a deadline was refused: "T8, NOT_ALLOWED_NOW".
update staff_alerts set details = jsonb_set(details, '{cause}', to_jsonb(new || ',' || split_part(details ->> 'cause', ',', 2)))
from new_timer_names where event = 'deadline_refused' and old = split_part(details ->> 'cause', ',', 1);
--> statement-breakpoint
-- Answers that are repeated under their key name the text of a lapse.
do $$
declare
  name record;
begin
  for name in select * from new_timer_names loop
    update idempotency_keys set answer = replace(answer, '"lapse.' || name.old || '.', '"lapse.' || name.new || '.')
    where position('"lapse.' || name.old || '.' in answer) > 0;
  end loop;
end
$$;
--> statement-breakpoint
alter table journal_entries disable trigger journal_entries_append_only;
--> statement-breakpoint
update journal_entries set code = new from new_posting_names where old = code;
--> statement-breakpoint
alter table journal_entries enable trigger journal_entries_append_only;
--> statement-breakpoint
-- A second refund of an order has the posting in its key: "ord_…:P11".
update refunds set key = split_part(key, ':', 1) || ':' || new from new_posting_names where old = split_part(key, ':', 2);
--> statement-breakpoint
alter table transitions disable trigger transitions_append_only;
--> statement-breakpoint
update transitions set id = 'his' || substr(id, 4) where id like 'evt\_%';
--> statement-breakpoint
alter table transitions enable trigger transitions_append_only;
--> statement-breakpoint
update standings set id = 'std' || substr(id, 4) where id like 'evt\_%';
--> statement-breakpoint
update staff_alerts set id = 'alr' || substr(id, 4) where id like 'evt\_%';
--> statement-breakpoint
update staff_alerts set entity_id = 'rec' || substr(entity_id, 4) where entity = 'reconciliation' and entity_id like 'evt\_%';
--> statement-breakpoint
update reconciliations set id = 'rec' || substr(id, 4) where id like 'evt\_%';
--> statement-breakpoint
-- The queue's tables are there where a server has run before. A full reconciliation that waits names its run.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs set
      payload = json_build_object('runId', 'rec' || substr(payload ->> 'runId', 4)), key = replace(key, payload ->> 'runId', 'rec' || substr(payload ->> 'runId', 4))
    where json_typeof(payload) = 'object' and payload ->> 'runId' like 'evt\_%';
  end if;
end
$$;
