CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"intent_key" text NOT NULL,
	"type" text NOT NULL,
	"channel" text,
	"status" text NOT NULL,
	"gateway_method_id" text,
	"gateway_customer_id" text,
	"account" text,
	"expiry_month" text,
	"expiry_year" text,
	"link_url" text,
	"failure_code" text,
	"unlinked_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_methods_type_check" CHECK ("payment_methods"."type" in ('CARD', 'EWALLET', 'DIRECT_DEBIT')),
	CONSTRAINT "payment_methods_status_check" CHECK ("payment_methods"."status" in ('REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED')),
	CONSTRAINT "payment_methods_account_check" CHECK ("payment_methods"."account" !~ '[0-9]{12,}')
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "payment_method_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "default_payment_method_id" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_intent_key" ON "payment_methods" USING btree ("user_id","intent_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_gateway_key" ON "payment_methods" USING btree ("gateway_method_id");--> statement-breakpoint
CREATE INDEX "payment_methods_user_idx" ON "payment_methods" USING btree ("user_id","created_at","id") WHERE unlinked_at is null;--> statement-breakpoint
CREATE INDEX "payment_methods_open_idx" ON "payment_methods" USING btree ("asked_at") WHERE status in ('PENDING', 'REQUIRES_ACTION');--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_method_idx" ON "payment_attempts" USING btree ("payment_method_id") WHERE payment_method_id is not null;