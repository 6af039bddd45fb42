-- The words of a column are a type (ADR 0060). PostgreSQL reads the text of a table's check anew for each statement that writes a row, but keeps
-- that of a type. `drizzle-kit` does not know domains: a new one, or another word, is a migration written by hand, as words.test.ts will say.

create domain actor as text constraint actor_word check (value in ('buyer', 'seller', 'staff', 'gateway', 'courier', 'system'));
--> statement-breakpoint
create domain ask_origin as text constraint ask_origin_word check (value in ('listing', 'accept_bid'));
--> statement-breakpoint
create domain attempt_status as text constraint attempt_status_word check (value in ('PENDING', 'SUCCEEDED', 'FAILED'));
--> statement-breakpoint
create domain book_change_kind as text constraint book_change_kind_word check (value in ('enter', 'change', 'leave', 'trade'));
--> statement-breakpoint
create domain category as text constraint category_word check (value in ('shoes', 'apparel', 'collectibles', 'handbags'));
--> statement-breakpoint
create domain claim_kind as text constraint claim_kind_word check (value in ('condition', 'authenticity'));
--> statement-breakpoint
create domain closure_detail as text constraint closure_detail_word check (value in (
  'deposit_timeout', 'seller_withdrew', 'buyer_withdrew', 'bought', 'expired', 'delisted', 'suspended', 'payment_timeout', 'buyer_cancelled',
  'bid_default', 'seller_rejected', 'seller_confirm_timeout', 'seller_ship_timeout', 'seller_cancelled', 'no_scan', 'lost_inbound',
  'inbound_returned', 'platform_cancelled', 'platform_late', 'platform_loss', 'counterfeit', 'wrong_item', 'used', 'incomplete',
  'major_defect', 'transit_damage', 'defect_refused', 'silent_buyer', 'chargeback', 'lost_outbound', 'undeliverable', 'claim_upheld'
));
--> statement-breakpoint
create domain closure_reason as text constraint closure_reason_word check (value in (
  'platform_inspection_failed', 'buyer_inspection_failed', 'buyer_inspection_timeout', 'no_return_required'
));
--> statement-breakpoint
create domain coupon_scope as text constraint coupon_scope_word check (value in ('all', 'category', 'item'));
--> statement-breakpoint
create domain coupon_source as text constraint coupon_source_word check (value in ('all', 'registration', 'promoCode', 'apology'));
--> statement-breakpoint
create domain deposit_status as text constraint deposit_status_word check (value in ('due', 'under_hold', 'returned', 'deducted', 'voided'));
--> statement-breakpoint
create domain fee_kind as text constraint fee_kind_word check (value in ('tech_service', 'payment', 'operational'));
--> statement-breakpoint
create domain fee_type as text constraint fee_type_word check (value in ('percentage', 'fixed'));
--> statement-breakpoint
create domain finding as text constraint finding_word check (value in ('counterfeit', 'wrong_item', 'used', 'incomplete', 'major_defect'));
--> statement-breakpoint
create domain identity_mark_kind as text constraint identity_mark_kind_word check (value in ('payout_account', 'card'));
--> statement-breakpoint
create domain item_condition as text constraint item_condition_word check (value in ('new', 'used'));
--> statement-breakpoint
create domain item_status as text constraint item_status_word check (value in ('unlisted', 'listed', 'discontinued'));
--> statement-breakpoint
create domain lane as text constraint lane_word check (value in ('standard', 'flash'));
--> statement-breakpoint
create domain locale as text constraint locale_word check (value in ('en', 'fil'));
--> statement-breakpoint
create domain message_tab as text constraint message_tab_word check (value in ('order', 'payment', 'platform'));
--> statement-breakpoint
create domain money_way as text constraint money_way_word check (value in ('wallet', 'original_method'));
--> statement-breakpoint
create domain order_origin as text constraint order_origin_word check (value in ('buy_now', 'bid'));
--> statement-breakpoint
create domain parcel_leg as text constraint parcel_leg_word check (value in ('inbound', 'outbound'));
--> statement-breakpoint
create domain payment_method_status as text constraint payment_method_status_word check (value in (
  'REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'
));
--> statement-breakpoint
create domain payment_method_type as text constraint payment_method_type_word check (value in ('CARD', 'EWALLET', 'DIRECT_DEBIT'));
--> statement-breakpoint
create domain payment_source as text constraint payment_source_word check (value in ('gateway', 'wallet'));
--> statement-breakpoint
create domain payout_status as text constraint payout_status_word check (value in (
  'PENDING', 'ACCEPTED', 'REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'REVERSED'
));
--> statement-breakpoint
create domain place_level as text constraint place_level_word check (value in (
  'region', 'province', 'city', 'municipality', 'submunicipality', 'barangay'
));
--> statement-breakpoint
create domain promotion_type as text constraint promotion_type_word check (value in ('percentage', 'fixed'));
--> statement-breakpoint
create domain redelivery as text constraint redelivery_word check (value in ('unpaid', 'paid'));
--> statement-breakpoint
create domain refund_status as text constraint refund_status_word check (value in ('PENDING', 'REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED'));
--> statement-breakpoint
create domain rematch as text constraint rematch_word check (value in ('offered', 'taken', 'refunded'));
--> statement-breakpoint
create domain return_choice as text constraint return_choice_word check (value in ('return', 'sell_as_flash', 'dispose', 'surrender'));
--> statement-breakpoint
create domain return_payer as text constraint return_payer_word check (value in ('deposit', 'platform', 'seller'));
--> statement-breakpoint
create domain staff_queue as text constraint staff_queue_word check (value in ('warehouse', 'finance', 'compliance', 'support'));
--> statement-breakpoint
create domain standing_change as text constraint standing_change_word check (value in (
  'deposit_default', 'failed_inspection', 'selling_suspended', 'buying_suspended'
));
--> statement-breakpoint
create domain timer_entity as text constraint timer_entity_word check (value in ('ask', 'bid', 'order', 'deposit', 'return', 'stock', 'claim'));
--> statement-breakpoint
create domain timer_kind as text constraint timer_kind_word check (value in (
  'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T9b', 'T10', 'T10b', 'T11s', 'T11', 'T11b', 'T12', 'T13s', 'T13', 'T13b', 'T13r',
  'T14', 'T14b', 'T15', 'T16s', 'T16', 'T16c', 'T17', 'T18', 'T19s', 'T19', 'T20', 'T21', 'T22', 'TR', 'TI', 'TS'
));
--> statement-breakpoint
create domain transaction_kind as text constraint transaction_kind_word check (value in (
  'item_refund', 'fine', 'deposit_refund', 'compensation', 'sell_income', 'item_partial_refund', 'partial_deposit_refund'
));
--> statement-breakpoint
create domain transition_entity as text constraint transition_entity_word check (value in (
  'ask', 'bid', 'order', 'deposit', 'payout', 'returnLeg', 'stock', 'claim'
));
--> statement-breakpoint
create domain verification_result as text constraint verification_result_word check (value in ('pass', 'minor_defect', 'fail'));
--> statement-breakpoint
create domain wallet_transaction_kind as text constraint wallet_transaction_kind_word check (value in (
  'item_refund', 'fine', 'deposit_refund', 'compensation', 'sell_income', 'item_partial_refund', 'partial_deposit_refund', 'payout'
));
--> statement-breakpoint
create domain webhook_provider as text constraint webhook_provider_word check (value in ('xendit', 'trackingmore'));
--> statement-breakpoint
create domain withdrawal_account_status as text constraint withdrawal_account_status_word check (value in ('valid', 'invalid'));
--> statement-breakpoint
-- Both know the columns that change.
drop function book_line_hash(book_log, text);
--> statement-breakpoint
drop function linked_to(text);
--> statement-breakpoint
alter table asks
  drop constraint asks_lane_check,
  drop constraint asks_origin_check,
  drop constraint asks_closure_reason_check,
  drop constraint asks_closure_detail_check,
  alter column lane set data type lane,
  alter column origin set data type ask_origin,
  alter column closure_reason set data type closure_reason,
  alter column closure_detail set data type closure_detail;
--> statement-breakpoint
alter table bids
  drop constraint bids_closure_reason_check,
  drop constraint bids_closure_detail_check,
  alter column closure_reason set data type closure_reason,
  alter column closure_detail set data type closure_detail;
--> statement-breakpoint
alter table book_log
  drop constraint book_log_kind_check,
  alter column kind set data type book_change_kind,
  alter column lane set data type lane;
--> statement-breakpoint
alter table claimed_coupons
  drop constraint claimed_coupons_source_check,
  drop constraint claimed_coupons_scope_check,
  drop constraint claimed_coupons_type_check,
  alter column source set data type coupon_source,
  alter column scope set data type coupon_scope,
  alter column promotion_type set data type promotion_type;
--> statement-breakpoint
alter table claims
  drop constraint claims_kind_check,
  drop constraint claims_status_check,
  alter column kind set data type claim_kind;
--> statement-breakpoint
alter table deposits
  drop constraint deposits_status_check,
  alter column status set data type deposit_status;
--> statement-breakpoint
alter table fee_rules
  drop constraint fee_rules_kind_check,
  drop constraint fee_rules_type_check,
  alter column kind set data type fee_kind,
  alter column fee_type set data type fee_type;
--> statement-breakpoint
alter table identity_marks
  drop constraint identity_marks_kind_check,
  alter column kind set data type identity_mark_kind;
--> statement-breakpoint
alter table inspection_findings
  drop constraint inspection_findings_finding_check,
  alter column finding set data type finding;
--> statement-breakpoint
alter table items
  drop constraint items_category_check,
  drop constraint items_condition_check,
  drop constraint items_status_check,
  alter column category set data type category,
  alter column condition set data type item_condition,
  alter column status set data type item_status;
--> statement-breakpoint
alter table messages
  drop constraint messages_tab_check,
  alter column tab set data type message_tab;
--> statement-breakpoint
alter table orders
  drop constraint orders_lane_check,
  drop constraint orders_origin_check,
  drop constraint orders_closure_reason_check,
  drop constraint orders_closure_detail_check,
  drop constraint orders_redelivery_check,
  drop constraint orders_rematch_check,
  alter column lane set data type lane,
  alter column origin set data type order_origin,
  alter column redelivery set data type redelivery,
  alter column rematch set data type rematch,
  alter column closure_reason set data type closure_reason,
  alter column closure_detail set data type closure_detail;
--> statement-breakpoint
alter table payment_attempts
  drop constraint payment_attempts_status_check,
  drop constraint payment_attempts_source_check,
  alter column source set data type payment_source,
  alter column status set data type attempt_status;
--> statement-breakpoint
alter table payment_methods
  drop constraint payment_methods_type_check,
  drop constraint payment_methods_status_check,
  alter column type set data type payment_method_type,
  alter column status set data type payment_method_status;
--> statement-breakpoint
alter table payouts
  drop constraint payouts_status_check,
  alter column status set data type payout_status;
--> statement-breakpoint
alter table places
  drop constraint places_level_check,
  alter column level set data type place_level;
--> statement-breakpoint
alter table refunds
  drop constraint refunds_status_check,
  drop constraint refunds_kind_check,
  alter column kind set data type transaction_kind,
  alter column status set data type refund_status;
--> statement-breakpoint
alter table return_legs
  drop constraint return_legs_status_check,
  drop constraint return_legs_payer_check,
  drop constraint return_legs_choice_check,
  alter column payer set data type return_payer,
  alter column choice set data type return_choice;
--> statement-breakpoint
alter table sales alter column lane set data type lane;
--> statement-breakpoint
alter table staff_alerts
  drop constraint staff_alerts_queue_check,
  alter column queue set data type staff_queue;
--> statement-breakpoint
alter table standings
  drop constraint standings_change_check,
  alter column change set data type standing_change;
--> statement-breakpoint
alter table stock_items drop constraint stock_items_status_check;
--> statement-breakpoint
alter table timers
  drop constraint timers_entity_check,
  drop constraint timers_kind_check,
  alter column entity set data type timer_entity,
  alter column kind set data type timer_kind;
--> statement-breakpoint
alter table trackings
  drop constraint trackings_leg_check,
  alter column leg set data type parcel_leg;
--> statement-breakpoint
alter table transitions
  drop constraint transitions_entity_check,
  drop constraint transitions_actor_check,
  alter column entity set data type transition_entity,
  alter column actor set data type actor;
--> statement-breakpoint
alter table users
  drop constraint users_locale_check,
  alter column locale set data type locale;
--> statement-breakpoint
alter table verifications
  drop constraint verifications_result_check,
  alter column result set data type verification_result;
--> statement-breakpoint
alter table wallet_transactions
  drop constraint wallet_transactions_kind_check,
  drop constraint wallet_transactions_through_check,
  alter column kind set data type wallet_transaction_kind,
  alter column through set data type money_way;
--> statement-breakpoint
alter table webhook_events
  drop constraint webhook_events_provider_check,
  alter column provider set data type webhook_provider;
--> statement-breakpoint
alter table withdrawal_accounts
  drop constraint withdrawal_accounts_status_check,
  alter column status set data type withdrawal_account_status;
--> statement-breakpoint
create function book_line_hash(line book_log, previous text) returns text language sql stable parallel safe
return book_line_hash(previous, line.sku_id, line.version, line.kind, line.event, line.ask_id, line.bid_id, line.status, line.lane, line.price, line.live_at,
  line.skipped_asks, line.skipped_bids, line.at);
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
drop function is_closure_detail(text);
