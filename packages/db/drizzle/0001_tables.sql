CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"recipient" text NOT NULL,
	"phone_number" text NOT NULL,
	"psgc" text NOT NULL,
	"street" text NOT NULL,
	"place" text NOT NULL,
	"postal_code" text,
	"landmark" text,
	"region" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asks" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"item_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"lane" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"price" bigint NOT NULL,
	"live_at" timestamp (3) with time zone,
	"expiry_days" smallint NOT NULL,
	"listing_remaining_ms" bigint,
	"tech_service_fee" bigint NOT NULL,
	"payment_fee" bigint NOT NULL,
	"operational_fee" bigint NOT NULL,
	"income" bigint NOT NULL,
	"return_address" jsonb NOT NULL,
	"region" text,
	"is_return_address_changed" boolean NOT NULL,
	"reminder_sent" boolean NOT NULL,
	"rush_order" boolean NOT NULL,
	"closure_reason" text,
	"closure_detail" text,
	"hidden_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "asks_status_check" CHECK ("asks"."status" in ('to_pay', 'listed', 'buyer_to_pay', 'confirming_buyer_order', 'to_ship', 'on_way_to_warehouse', 'platform_received', 'under_inspection', 'pending_buyer_confirmation', 'transaction_closed', 'transaction_successful')),
	CONSTRAINT "asks_lane_check" CHECK ("asks"."lane" in ('standard', 'flash')),
	CONSTRAINT "asks_origin_check" CHECK ("asks"."origin" in ('listing', 'accept_bid')),
	CONSTRAINT "asks_closure_reason_check" CHECK ("asks"."closure_reason" in ('platform_inspection_failed', 'buyer_inspection_failed', 'buyer_inspection_timeout', 'no_return_required')),
	CONSTRAINT "asks_closure_detail_check" CHECK ("asks"."closure_detail" in ('deposit_timeout', 'seller_withdrew', 'expired', 'payment_timeout', 'buyer_cancelled', 'seller_rejected', 'seller_confirm_timeout', 'seller_ship_timeout', 'no_scan')),
	CONSTRAINT "asks_price_check" CHECK ("asks"."price" > 0),
	CONSTRAINT "asks_expiry_check" CHECK ("asks"."expiry_days" in (7, 14, 30)),
	CONSTRAINT "asks_income_check" CHECK ("asks"."income" >= 0 and "asks"."income" + "asks"."tech_service_fee" + "asks"."payment_fee" + "asks"."operational_fee" = "asks"."price"),
	CONSTRAINT "asks_live_check" CHECK ("asks"."status" <> 'listed' or "asks"."live_at" is not null),
	CONSTRAINT "asks_closure_check" CHECK (("asks"."status" = 'transaction_closed') = ("asks"."closure_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ask_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"deducted_amount" bigint NOT NULL,
	"paid_by_attempt_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deposits_status_check" CHECK ("deposits"."status" in ('due', 'under_hold', 'returned', 'deducted', 'voided')),
	CONSTRAINT "deposits_amount_check" CHECK ("deposits"."amount" >= 0),
	CONSTRAINT "deposits_deducted_check" CHECK ("deposits"."deducted_amount" between 0 and "deposits"."amount"),
	CONSTRAINT "deposits_deducted_status_check" CHECK (("deposits"."deducted_amount" > 0) = ("deposits"."status" = 'deducted'))
);
--> statement-breakpoint
CREATE TABLE "book_log" (
	"sku_id" text NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"ask_id" text,
	"status" text,
	"price" bigint,
	"lane" text,
	"lowest_ask" bigint,
	"flash_lowest_ask" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "book_log_sku_id_version_pk" PRIMARY KEY("sku_id","version")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"lowest_ask" bigint,
	"flash_lowest_ask" bigint,
	"highest_bid" bigint,
	"last_sale" bigint,
	"ask_count" integer NOT NULL,
	"version" integer NOT NULL,
	"log_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_rules" (
	"kind" text NOT NULL,
	"category" text,
	"brand_id" text,
	"fee_type" text NOT NULL,
	"fee_amount" double precision NOT NULL,
	"discount_fee_amount" double precision,
	"min_fee" bigint,
	"max_fee" bigint,
	CONSTRAINT "fee_rules_kind_check" CHECK ("fee_rules"."kind" in ('tech_service', 'payment', 'operational')),
	CONSTRAINT "fee_rules_type_check" CHECK ("fee_rules"."fee_type" in ('percentage', 'fixed')),
	CONSTRAINT "fee_rules_amount_check" CHECK ("fee_rules"."fee_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand_ids" text[] NOT NULL,
	"model" text NOT NULL,
	"colourway" text NOT NULL,
	"style_code" text NOT NULL,
	"category" text NOT NULL,
	"condition" text NOT NULL,
	"status" text NOT NULL,
	"release_date" date,
	"retail_price" bigint,
	"description" text NOT NULL,
	"details" jsonb NOT NULL,
	"genders" text[] NOT NULL,
	"tabs" text[] NOT NULL,
	"size_template_id" text NOT NULL,
	"sold_count" integer NOT NULL,
	"art" jsonb NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "items_category_check" CHECK ("items"."category" in ('shoes', 'apparel', 'collectibles', 'handbags')),
	CONSTRAINT "items_condition_check" CHECK ("items"."condition" in ('new', 'used')),
	CONSTRAINT "items_status_check" CHECK ("items"."status" in ('unlisted', 'listed', 'discontinued')),
	CONSTRAINT "items_sold_count_check" CHECK ("items"."sold_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "section_items" (
	"section" text NOT NULL,
	"section_position" smallint NOT NULL,
	"position" smallint NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "section_items_section_item_id_pk" PRIMARY KEY("section","item_id")
);
--> statement-breakpoint
CREATE TABLE "size_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"base_system" text NOT NULL,
	"systems" text[] NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"position" smallint NOT NULL,
	"sizes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"journal_entry_id" text NOT NULL,
	"position" smallint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"line" text NOT NULL,
	CONSTRAINT "postings_journal_entry_id_position_pk" PRIMARY KEY("journal_entry_id","position"),
	CONSTRAINT "postings_account_check" CHECK ("postings"."account" ~ '^(platform|deposit|penalty|escrow|refund|wallet):[a-z0-9_]+$')
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "wallets_balance_check" CHECK ("wallets"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tab" text NOT NULL,
	"kind" text NOT NULL,
	"ask_id" text,
	"order_id" text,
	"payout_id" text,
	"payout_status" text,
	"params" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_tab_check" CHECK ("messages"."tab" in ('order', 'payment', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"buyer_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"ask_id" text NOT NULL,
	"item_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"lane" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"shipping_fee" bigint NOT NULL,
	"flash_fee" bigint NOT NULL,
	"processing_fee" bigint NOT NULL,
	"coupon_amount" bigint NOT NULL,
	"quote_lines" jsonb NOT NULL,
	"tech_service_fee" bigint NOT NULL,
	"payment_fee" bigint NOT NULL,
	"operational_fee" bigint NOT NULL,
	"income" bigint NOT NULL,
	"buyer_address" jsonb NOT NULL,
	"buyer_region" text,
	"ask_region" text,
	"arrival_min" date,
	"arrival_max" date,
	"paid_by_attempt_id" text,
	"paid_at" timestamp (3) with time zone,
	"cancel_requested" boolean NOT NULL,
	"is_buyer_address_changed" boolean NOT NULL,
	"reminder_sent" boolean NOT NULL,
	"rush_order" boolean NOT NULL,
	"inbound_courier" text,
	"inbound_tracking_number" text,
	"inbound_scanned_at" timestamp (3) with time zone,
	"outbound_courier" text,
	"outbound_tracking_number" text,
	"delivery_at" timestamp (3) with time zone,
	"closure_reason" text,
	"closure_detail" text,
	"hidden_by_buyer_at" timestamp (3) with time zone,
	"hidden_by_seller_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('to_pay', 'confirming_buyer_order', 'seller_to_ship', 'on_way_to_warehouse', 'platform_received', 'under_inspection', 'pending_buyer_confirmation', 'platform_to_ship', 'to_receive', 'transaction_successful', 'transaction_closed')),
	CONSTRAINT "orders_lane_check" CHECK ("orders"."lane" in ('standard', 'flash')),
	CONSTRAINT "orders_origin_check" CHECK ("orders"."origin" in ('buy_now', 'bid')),
	CONSTRAINT "orders_closure_reason_check" CHECK ("orders"."closure_reason" in ('platform_inspection_failed', 'buyer_inspection_failed', 'buyer_inspection_timeout', 'no_return_required')),
	CONSTRAINT "orders_closure_detail_check" CHECK ("orders"."closure_detail" in ('deposit_timeout', 'seller_withdrew', 'expired', 'payment_timeout', 'buyer_cancelled', 'seller_rejected', 'seller_confirm_timeout', 'seller_ship_timeout', 'no_scan')),
	CONSTRAINT "orders_parties_check" CHECK ("orders"."buyer_id" <> "orders"."seller_id"),
	CONSTRAINT "orders_price_check" CHECK ("orders"."price" > 0),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total" = "orders"."price" + "orders"."shipping_fee" + "orders"."flash_fee" + "orders"."processing_fee" - "orders"."coupon_amount"),
	CONSTRAINT "orders_income_check" CHECK ("orders"."income" >= 0 and "orders"."income" + "orders"."tech_service_fee" + "orders"."payment_fee" + "orders"."operational_fee" = "orders"."price"),
	CONSTRAINT "orders_closure_check" CHECK (("orders"."status" = 'transaction_closed') = ("orders"."closure_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"verification_id" text NOT NULL,
	"order_id" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"tracking_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"detail" text NOT NULL,
	"place" text
);
--> statement-breakpoint
CREATE TABLE "trackings" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"leg" text NOT NULL,
	"courier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"courier_tracking_id" text,
	"tracking_url" text,
	"delivery_status" text NOT NULL,
	"substatus" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trackings_leg_check" CHECK ("trackings"."leg" in ('inbound', 'outbound'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"inspector_id" text NOT NULL,
	"inspector_number" text NOT NULL,
	"result" text NOT NULL,
	"criteria_version" integer NOT NULL,
	"points" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verifications_result_check" CHECK ("verifications"."result" in ('pass', 'minor_defect', 'fail'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"ask_id" text,
	"order_id" text,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"checkout_method" text NOT NULL,
	"return_path" text NOT NULL,
	"gateway_request_id" text,
	"gateway_payment_id" text,
	"redirect_url" text,
	"failure_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_attempts_status_check" CHECK ("payment_attempts"."status" in ('PENDING', 'SUCCEEDED', 'FAILED')),
	CONSTRAINT "payment_attempts_amount_check" CHECK ("payment_attempts"."amount" > 0),
	CONSTRAINT "payment_attempts_subject_check" CHECK (num_nonnulls("payment_attempts"."ask_id", "payment_attempts"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"attempt_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"gateway_refund_id" text,
	"failure_code" text,
	"tries" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('PENDING', 'REQUESTED', 'SUCCEEDED', 'FAILED')),
	CONSTRAINT "refunds_kind_check" CHECK ("refunds"."kind" in ('item_refund', 'fine', 'deposit_refund', 'compensation', 'sell_income', 'item_partial_refund', 'partial_deposit_refund')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_event_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_events_provider_check" CHECK ("webhook_events"."provider" in ('xendit', 'trackingmore'))
);
--> statement-breakpoint
CREATE TABLE "places" (
	"psgc" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"search_text" text NOT NULL,
	"delivery_region" text,
	"postal_code" text,
	CONSTRAINT "places_level_check" CHECK ("places"."level" in ('region', 'province', 'city', 'municipality', 'submunicipality', 'barangay'))
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"order_id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"lane" text NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_offset" (
	"is_only" boolean PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "clock_offset_one_row" CHECK ("clock_offset"."is_only")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"answer" text,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_keys_answer_check" CHECK (("idempotency_keys"."status" is null) = ("idempotency_keys"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_time_codes_channel_target_purpose_pk" PRIMARY KEY("channel","target","purpose"),
	CONSTRAINT "one_time_codes_tries_check" CHECK ("one_time_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "allowed_moves" (
	"entity" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "allowed_moves_entity_from_status_to_status_pk" PRIMARY KEY("entity","from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"id" text PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"kind" text NOT NULL,
	"fire_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"is_extended" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "timers_entity_check" CHECK ("timers"."entity" in ('ask', 'order', 'deposit')),
	CONSTRAINT "timers_kind_check" CHECK ("timers"."kind" in ('T1', 'T2', 'T6', 'T8', 'T9', 'T9b', 'T15', 'T21'))
);
--> statement-breakpoint
CREATE TABLE "transitions" (
	"id" text PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transitions_entity_check" CHECK ("transitions"."entity" in ('ask', 'order', 'deposit', 'payout')),
	CONSTRAINT "transitions_actor_check" CHECK ("transitions"."actor" in ('buyer', 'seller', 'staff', 'gateway', 'courier', 'system'))
);
--> statement-breakpoint
CREATE TABLE "revocations" (
	"firebase_uid" text PRIMARY KEY NOT NULL,
	"valid_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"firebase_uid" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"name" text,
	"email" text,
	"phone_number" text,
	"phone_verified_at" timestamp (3) with time zone,
	"avatar" smallint NOT NULL,
	"locale" text NOT NULL,
	"region" text,
	"default_address_id" text,
	"default_withdrawal_account_id" text,
	"is_balance_hidden" boolean NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_avatar_check" CHECK ("users"."avatar" between 1 and 12),
	CONSTRAINT "users_locale_check" CHECK ("users"."locale" in ('en', 'fil'))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"withdrawal_account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"status" text NOT NULL,
	"gateway_payout_id" text,
	"failure_reason" text,
	"tries" smallint NOT NULL,
	"expected_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payouts_status_check" CHECK ("payouts"."status" in ('PENDING', 'ACCEPTED', 'REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'REVERSED')),
	CONSTRAINT "payouts_amount_check" CHECK ("payouts"."amount" > 0 and "payouts"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"journal_entry_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"through" text NOT NULL,
	"ask_id" text,
	"order_id" text,
	"payout_id" text,
	"refund_id" text,
	"available_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_transactions_kind_check" CHECK ("wallet_transactions"."kind" in ('item_refund', 'fine', 'deposit_refund', 'compensation', 'sell_income', 'item_partial_refund', 'partial_deposit_refund', 'payout')),
	CONSTRAINT "wallet_transactions_through_check" CHECK ("wallet_transactions"."through" in ('wallet', 'original_method'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"account_holder_name" text NOT NULL,
	"account_number" text NOT NULL,
	"status" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_accounts_status_check" CHECK ("withdrawal_accounts"."status" in ('valid', 'invalid'))
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_sku_id_books_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."books"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_log" ADD CONSTRAINT "book_log_sku_id_books_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."books"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_rules" ADD CONSTRAINT "fee_rules_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_size_template_id_size_templates_id_fk" FOREIGN KEY ("size_template_id") REFERENCES "public"."size_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_items" ADD CONSTRAINT "section_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_journal_entry_id_journal_entries_id_fk" FOREIGN KEY ("journal_entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sku_id_books_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."books"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_tracking_id_trackings_id_fk" FOREIGN KEY ("tracking_id") REFERENCES "public"."trackings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trackings" ADD CONSTRAINT "trackings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_inspector_id_users_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_withdrawal_account_id_withdrawal_accounts_id_fk" FOREIGN KEY ("withdrawal_account_id") REFERENCES "public"."withdrawal_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_journal_entry_id_journal_entries_id_fk" FOREIGN KEY ("journal_entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_accounts" ADD CONSTRAINT "withdrawal_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user_created_idx" ON "addresses" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "addresses_user_updated_idx" ON "addresses" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "asks_queue_idx" ON "asks" USING btree ("sku_id","lane","price","live_at","id") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "asks_seller_created_idx" ON "asks" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "asks_seller_updated_idx" ON "asks" USING btree ("seller_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "asks_seller_open_idx" ON "asks" USING btree ("seller_id","sku_id","status") WHERE status not in ('transaction_closed', 'transaction_successful');--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_ask_key" ON "deposits" USING btree ("ask_id");--> statement-breakpoint
CREATE INDEX "deposits_user_idx" ON "deposits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deposits_attempt_idx" ON "deposits" USING btree ("paid_by_attempt_id");--> statement-breakpoint
CREATE INDEX "books_item_idx" ON "books" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_slug_key" ON "brands" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_rules_key" ON "fee_rules" USING btree ("kind",coalesce("category", ''),coalesce("brand_id", ''));--> statement-breakpoint
CREATE UNIQUE INDEX "items_style_code_key" ON "items" USING btree ("style_code");--> statement-breakpoint
CREATE INDEX "items_release_idx" ON "items" USING btree ("release_date" desc nulls last,"id") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "items_sold_idx" ON "items" USING btree ("sold_count" desc,"rank") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "items_rank_idx" ON "items" USING btree ("rank","id") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "items_category_idx" ON "items" USING btree ("category","rank") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "section_items_item_idx" ON "section_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_item_position_key" ON "skus" USING btree ("item_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_code_key" ON "journal_entries" USING btree ("code","key");--> statement-breakpoint
CREATE INDEX "postings_account_idx" ON "postings" USING btree ("account","amount");--> statement-breakpoint
CREATE INDEX "messages_tab_idx" ON "messages" USING btree ("user_id","tab","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("user_id","tab") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_live_ask_key" ON "orders" USING btree ("ask_id") WHERE status <> 'transaction_closed';--> statement-breakpoint
CREATE INDEX "orders_ask_idx" ON "orders" USING btree ("ask_id");--> statement-breakpoint
CREATE INDEX "orders_buyer_created_idx" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_buyer_updated_idx" ON "orders" USING btree ("buyer_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller_created_idx" ON "orders" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller_updated_idx" ON "orders" USING btree ("seller_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_buyer_unpaid_idx" ON "orders" USING btree ("buyer_id") WHERE status = 'to_pay';--> statement-breakpoint
CREATE INDEX "orders_buyer_lapsed_idx" ON "orders" USING btree ("buyer_id","updated_at") WHERE closure_detail in ('payment_timeout', 'buyer_cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_inbound_tracking_key" ON "orders" USING btree ("inbound_tracking_number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_outbound_tracking_key" ON "orders" USING btree ("outbound_tracking_number");--> statement-breakpoint
CREATE INDEX "orders_attempt_idx" ON "orders" USING btree ("paid_by_attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_order_key" ON "certificates" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_verification_key" ON "certificates" USING btree ("verification_id");--> statement-breakpoint
CREATE INDEX "files_owner_idx" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_events_key" ON "tracking_events" USING btree ("tracking_id","at","status","detail");--> statement-breakpoint
CREATE UNIQUE INDEX "trackings_order_leg_key" ON "trackings" USING btree ("order_id","leg");--> statement-breakpoint
CREATE UNIQUE INDEX "trackings_number_key" ON "trackings" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "trackings_open_idx" ON "trackings" USING btree ("updated_at") WHERE delivery_status not in ('delivered', 'expired');--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_order_key" ON "verifications" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_pending_ask_key" ON "payment_attempts" USING btree ("ask_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_pending_order_key" ON "payment_attempts" USING btree ("order_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "payment_attempts_ask_idx" ON "payment_attempts" USING btree ("ask_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_order_idx" ON "payment_attempts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_user_idx" ON "payment_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_open_idx" ON "payment_attempts" USING btree ("created_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_gateway_request_key" ON "payment_attempts" USING btree ("gateway_request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_gateway_payment_key" ON "payment_attempts" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_gateway_key" ON "refunds" USING btree ("gateway_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_attempt_idx" ON "refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_user_idx" ON "refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("created_at") WHERE status in ('PENDING', 'REQUESTED');--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_provider_key" ON "webhook_events" USING btree ("provider","provider_event_id");--> statement-breakpoint
CREATE INDEX "webhook_events_open_idx" ON "webhook_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "places_search_text_idx" ON "places" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sales_item_idx" ON "sales" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_sku_idx" ON "sales" USING btree ("sku_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_idx" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "timers_subject_key" ON "timers" USING btree ("entity","entity_id","kind");--> statement-breakpoint
CREATE INDEX "timers_due_idx" ON "timers" USING btree ("fire_at");--> statement-breakpoint
CREATE INDEX "transitions_entity_idx" ON "transitions" USING btree ("entity","entity_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_firebase_uid_key" ON "users" USING btree ("firebase_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_number_key" ON "users" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "users_email_idx" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "payouts_user_created_idx" ON "payouts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_user_updated_idx" ON "payouts" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "payouts_account_idx" ON "payouts" USING btree ("withdrawal_account_id");--> statement-breakpoint
CREATE INDEX "payouts_open_idx" ON "payouts" USING btree ("updated_at") WHERE status in ('PENDING', 'ACCEPTED', 'REQUESTED');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_gateway_key" ON "payouts" USING btree ("gateway_payout_id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_user_idx" ON "wallet_transactions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_held_idx" ON "wallet_transactions" USING btree ("user_id","available_at") WHERE through = 'wallet' and available_at is not null;--> statement-breakpoint
CREATE INDEX "wallet_transactions_order_idx" ON "wallet_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_refund_idx" ON "wallet_transactions" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transactions_payout_key" ON "wallet_transactions" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_journal_idx" ON "wallet_transactions" USING btree ("journal_entry_id");--> statement-breakpoint
CREATE INDEX "withdrawal_accounts_user_idx" ON "withdrawal_accounts" USING btree ("user_id","created_at","id") WHERE deleted_at is null;