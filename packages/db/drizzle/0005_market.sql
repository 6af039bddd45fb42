CREATE TABLE "bids" (
	"id" text PRIMARY KEY NOT NULL,
	"buyer_id" text NOT NULL,
	"item_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"status" text NOT NULL,
	"price" bigint NOT NULL,
	"live_at" timestamp (3) with time zone,
	"expiry_days" smallint NOT NULL,
	"live_remaining_ms" bigint,
	"buyer_address" jsonb NOT NULL,
	"buyer_region" text,
	"reminder_sent" boolean NOT NULL,
	"closure_reason" text,
	"closure_detail" text,
	"hidden_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bids_status_check" CHECK ("bids"."status" in ('to_pay', 'bid_active', 'buyer_to_pay', 'seller_to_pay_deposit', 'bid_closed', 'bid_successful')),
	CONSTRAINT "bids_closure_reason_check" CHECK ("bids"."closure_reason" in ('platform_inspection_failed', 'buyer_inspection_failed', 'buyer_inspection_timeout', 'no_return_required')),
	CONSTRAINT "bids_closure_detail_check" CHECK ("bids"."closure_detail" in ('deposit_timeout', 'seller_withdrew', 'buyer_withdrew', 'bought', 'expired', 'delisted', 'suspended', 'payment_timeout', 'buyer_cancelled', 'bid_default', 'seller_rejected', 'seller_confirm_timeout', 'seller_ship_timeout', 'seller_cancelled', 'no_scan', 'lost_inbound', 'inbound_returned', 'platform_cancelled', 'platform_late', 'platform_loss', 'counterfeit', 'wrong_item', 'used', 'incomplete', 'major_defect', 'transit_damage', 'defect_refused', 'silent_buyer', 'chargeback', 'lost_outbound', 'undeliverable', 'claim_upheld')),
	CONSTRAINT "bids_price_check" CHECK ("bids"."price" > 0),
	CONSTRAINT "bids_expiry_check" CHECK ("bids"."expiry_days" in (7, 14, 30)),
	CONSTRAINT "bids_live_check" CHECK ("bids"."status" <> 'bid_active' or "bids"."live_at" is not null),
	CONSTRAINT "bids_closure_check" CHECK (("bids"."status" = 'bid_closed') = ("bids"."closure_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"is_overdue" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claims_kind_check" CHECK ("claims"."kind" in ('condition', 'authenticity')),
	CONSTRAINT "claims_status_check" CHECK ("claims"."status" in ('open', 'rejected', 'settled', 'to_send_back', 'lapsed', 'upheld'))
);
--> statement-breakpoint
CREATE TABLE "claimed_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"promo_code" text,
	"scope" text NOT NULL,
	"scope_values" text[] NOT NULL,
	"promotion_type" text NOT NULL,
	"amount" bigint,
	"percent" double precision,
	"max_amount" bigint,
	"min_spend" bigint NOT NULL,
	"is_disabled" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"given_for_order_id" text,
	"held_by_order_id" text,
	"used_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claimed_coupons_source_check" CHECK ("claimed_coupons"."source" in ('all', 'registration', 'promoCode', 'apology')),
	CONSTRAINT "claimed_coupons_scope_check" CHECK ("claimed_coupons"."scope" in ('all', 'category', 'item')),
	CONSTRAINT "claimed_coupons_type_check" CHECK ("claimed_coupons"."promotion_type" in ('percentage', 'fixed')),
	CONSTRAINT "claimed_coupons_value_check" CHECK (case "claimed_coupons"."promotion_type" when 'fixed' then "claimed_coupons"."amount" > 0 and "claimed_coupons"."percent" is null and "claimed_coupons"."max_amount" is null
        else "claimed_coupons"."amount" is null and "claimed_coupons"."percent" > 0 and "claimed_coupons"."percent" <= 100 end),
	CONSTRAINT "claimed_coupons_used_check" CHECK ("claimed_coupons"."used_at" is null or "claimed_coupons"."held_by_order_id" is not null),
	CONSTRAINT "claimed_coupons_code_check" CHECK (("claimed_coupons"."source" = 'promoCode') = ("claimed_coupons"."promo_code" is not null)),
	CONSTRAINT "claimed_coupons_apology_check" CHECK (("claimed_coupons"."source" = 'apology') = ("claimed_coupons"."given_for_order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "return_legs" (
	"id" text PRIMARY KEY NOT NULL,
	"ask_id" text,
	"stock_id" text,
	"seller_id" text NOT NULL,
	"status" text NOT NULL,
	"payer" text NOT NULL,
	"cost" bigint NOT NULL,
	"is_paid" boolean NOT NULL,
	"choice" text,
	"passes_as_new" boolean NOT NULL,
	"loss_in_value" bigint NOT NULL,
	"value" bigint NOT NULL,
	"rush_order" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "return_legs_status_check" CHECK ("return_legs"."status" in ('return_pending', 'return_shipped', 'return_done', 'return_lost', 'to_stock', 'surrendered', 'disposed', 'abandoned', 'held', 'kept')),
	CONSTRAINT "return_legs_payer_check" CHECK ("return_legs"."payer" in ('deposit', 'platform', 'seller')),
	CONSTRAINT "return_legs_choice_check" CHECK ("return_legs"."choice" in ('return', 'sell_as_flash', 'dispose', 'surrender')),
	CONSTRAINT "return_legs_owner_check" CHECK (num_nonnulls("return_legs"."ask_id", "return_legs"."stock_id") = 1 and "return_legs"."id" = coalesce("return_legs"."ask_id", "return_legs"."stock_id")),
	CONSTRAINT "return_legs_amounts_check" CHECK ("return_legs"."cost" >= 0 and "return_legs"."loss_in_value" >= 0 and "return_legs"."value" >= 0),
	CONSTRAINT "return_legs_paid_check" CHECK ("return_legs"."is_paid" or "return_legs"."payer" = 'seller')
);
--> statement-breakpoint
CREATE TABLE "identity_marks" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_marks_user_id_kind_mark_pk" PRIMARY KEY("user_id","kind","mark"),
	CONSTRAINT "identity_marks_kind_check" CHECK ("identity_marks"."kind" in ('payout_account', 'card'))
);
--> statement-breakpoint
CREATE TABLE "staff_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"event" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	CONSTRAINT "staff_alerts_queue_check" CHECK ("staff_alerts"."queue" in ('warehouse', 'finance', 'compliance', 'support'))
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"change" text NOT NULL,
	"event" text NOT NULL,
	"entity_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	CONSTRAINT "standings_change_check" CHECK ("standings"."change" in ('deposit_default', 'failed_inspection', 'selling_suspended', 'buying_suspended'))
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"item_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"status" text NOT NULL,
	"value" bigint NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_items_status_check" CHECK ("stock_items"."status" in ('intake_created', 'intake_on_way', 'received', 'checking', 'in_stock', 'reserved', 'dispatched', 'rejected', 'withdrawn', 'overdue', 'lost_here', 'intake_void')),
	CONSTRAINT "stock_items_value_check" CHECK ("stock_items"."value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_income_check";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_subject_check";--> statement-breakpoint
ALTER TABLE "transitions" DROP CONSTRAINT "transitions_entity_check";--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "ask_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "book_log" ALTER COLUMN "price" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "book_log" ALTER COLUMN "lane" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "bid_id" text;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "stock_id" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bid_id" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "top_ups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "raise_price" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "raise_amount" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "book_log" ADD COLUMN "kind" text DEFAULT 'enter' NOT NULL;--> statement-breakpoint
ALTER TABLE "book_log" ADD COLUMN "bid_id" text;--> statement-breakpoint
ALTER TABLE "book_log" ADD COLUMN "live_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "book_log" ADD COLUMN "skipped_asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "book_log" ADD COLUMN "skipped_bids" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "book_log" ADD COLUMN "highest_bid" bigint;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "bid_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "bid_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bid_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_ship_extended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_resent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_offer" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "redelivery" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rematch" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_payment_reversed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "bid_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "return_leg_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "source" text DEFAULT 'gateway' NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "bid_id" text;--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "top_ups" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "book_log" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "book_log" ALTER COLUMN "skipped_asks" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "book_log" ALTER COLUMN "skipped_bids" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "books" ALTER COLUMN "bid_count" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "is_ship_extended" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "is_resent" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "discount_offer" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "refunded_amount" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "is_payment_reversed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "source" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_sku_id_books_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."books"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claimed_coupons" ADD CONSTRAINT "claimed_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_legs" ADD CONSTRAINT "return_legs_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_legs" ADD CONSTRAINT "return_legs_stock_id_stock_items_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_legs" ADD CONSTRAINT "return_legs_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_marks" ADD CONSTRAINT "identity_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_sku_id_books_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."books"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bids_queue_idx" ON "bids" USING btree ("sku_id","price" DESC NULLS FIRST,"live_at","id") WHERE status = 'bid_active';--> statement-breakpoint
CREATE UNIQUE INDEX "bids_live_key" ON "bids" USING btree ("buyer_id","sku_id") WHERE status not in ('bid_closed', 'bid_successful');--> statement-breakpoint
CREATE INDEX "bids_buyer_created_idx" ON "bids" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bids_buyer_updated_idx" ON "bids" USING btree ("buyer_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "bids_buyer_item_idx" ON "bids" USING btree ("buyer_id","item_id","created_at");--> statement-breakpoint
CREATE INDEX "claims_order_idx" ON "claims" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open_key" ON "claims" USING btree ("order_id") WHERE status in ('open', 'to_send_back');--> statement-breakpoint
CREATE INDEX "claims_buyer_idx" ON "claims" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claimed_coupons_user_idx" ON "claimed_coupons" USING btree ("user_id","claimed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_coupons_held_key" ON "claimed_coupons" USING btree ("held_by_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_coupons_given_key" ON "claimed_coupons" USING btree ("given_for_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claimed_coupons_promo_key" ON "claimed_coupons" USING btree ("user_id","promo_code");--> statement-breakpoint
CREATE INDEX "return_legs_status_idx" ON "return_legs" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "return_legs_seller_idx" ON "return_legs" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "identity_marks_mark_idx" ON "identity_marks" USING btree ("kind","mark");--> statement-breakpoint
CREATE INDEX "staff_alerts_open_idx" ON "staff_alerts" USING btree ("queue","at","id") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_alerts_open_key" ON "staff_alerts" USING btree ("entity_id","event") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "standings_user_idx" ON "standings" USING btree ("user_id","change","at");--> statement-breakpoint
CREATE UNIQUE INDEX "standings_event_key" ON "standings" USING btree ("entity_id","change","at");--> statement-breakpoint
CREATE INDEX "stock_items_seller_idx" ON "stock_items" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_items_sku_idx" ON "stock_items" USING btree ("sku_id","status");--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_stock_id_stock_items_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_claimed_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."claimed_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_return_leg_id_return_legs_id_fk" FOREIGN KEY ("return_leg_id") REFERENCES "public"."return_legs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "asks_live_stock_key" ON "asks" USING btree ("stock_id") WHERE status not in ('transaction_closed', 'transaction_successful');--> statement-breakpoint
CREATE UNIQUE INDEX "asks_live_bid_key" ON "asks" USING btree ("bid_id") WHERE status not in ('transaction_closed', 'transaction_successful');--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_bid_key" ON "deposits" USING btree ("bid_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_live_bid_key" ON "orders" USING btree ("bid_id") WHERE status <> 'transaction_closed';--> statement-breakpoint
CREATE INDEX "orders_bid_idx" ON "orders" USING btree ("bid_id") WHERE bid_id is not null;--> statement-breakpoint
CREATE INDEX "orders_coupon_idx" ON "orders" USING btree ("coupon_id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_pending_bid_key" ON "payment_attempts" USING btree ("bid_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_pending_return_key" ON "payment_attempts" USING btree ("return_leg_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "payment_attempts_bid_idx" ON "payment_attempts" USING btree ("bid_id","created_at") WHERE bid_id is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_return_idx" ON "payment_attempts" USING btree ("return_leg_id","created_at") WHERE return_leg_id is not null;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_bid_check" CHECK (("asks"."origin" = 'accept_bid') = ("asks"."bid_id" is not null));--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_stock_check" CHECK (("asks"."lane" = 'flash') = ("asks"."stock_id" is not null));--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_owner_check" CHECK (num_nonnulls("deposits"."ask_id", "deposits"."bid_id") = 1);--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_top_ups_check" CHECK (jsonb_typeof("deposits"."top_ups") = 'array');--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_raise_check" CHECK (num_nonnulls("deposits"."raise_price", "deposits"."raise_amount") <> 1 and coalesce("deposits"."raise_amount" > 0, true));--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_raise_status_check" CHECK ("deposits"."raise_price" is null or "deposits"."status" = 'under_hold');--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_appeal_check" CHECK ("deposits"."appealed_at" is null or "deposits"."status" in ('deducted', 'returned'));--> statement-breakpoint
ALTER TABLE "book_log" ADD CONSTRAINT "book_log_kind_check" CHECK ("book_log"."kind" in ('enter', 'change', 'leave', 'trade'));--> statement-breakpoint
ALTER TABLE "book_log" ADD CONSTRAINT "book_log_entry_check" CHECK (num_nonnulls("book_log"."ask_id", "book_log"."bid_id") > 0);--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_count_check" CHECK ("books"."ask_count" >= 0 and "books"."bid_count" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_redelivery_check" CHECK ("orders"."redelivery" in ('unpaid', 'paid'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rematch_check" CHECK ("orders"."rematch" in ('offered', 'taken', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bid_check" CHECK (("orders"."origin" = 'bid') = ("orders"."bid_id" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_check" CHECK ("orders"."discount_offer" between 0 and "orders"."price");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_check" CHECK ("orders"."refunded_amount" between 0 and "orders"."total");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_check" CHECK ("orders"."coupon_amount" = 0 or "orders"."coupon_id" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_income_check" CHECK ("orders"."income" >= 0 and "orders"."income" + "orders"."tech_service_fee" + "orders"."payment_fee" + "orders"."operational_fee" = "orders"."price" - "orders"."discount_offer");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_source_check" CHECK ("payment_attempts"."source" in ('gateway', 'wallet'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_subject_check" CHECK (num_nonnulls("payment_attempts"."ask_id", "payment_attempts"."order_id", "payment_attempts"."bid_id", "payment_attempts"."return_leg_id") = 1);--> statement-breakpoint
ALTER TABLE "transitions" ADD CONSTRAINT "transitions_entity_check" CHECK ("transitions"."entity" in ('ask', 'bid', 'order', 'deposit', 'payout', 'returnLeg', 'stock', 'claim'));