create domain approval_kind as text constraint approval_kind_word check (value in ('report_loss', 'transit_damage', 'keep_deposit', 'decide_payout'));
--> statement-breakpoint
create domain approval_status as text constraint approval_status_word check (value in ('waiting', 'approved', 'refused', 'withdrawn', 'expired'));
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "approval_kind" NOT NULL,
	"status" "approval_status" NOT NULL,
	"order_id" text,
	"payout_id" text,
	"event" text NOT NULL,
	"command" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "approvals_subject_check" CHECK (("approvals"."order_id" is null) <> ("approvals"."payout_id" is null)),
	CONSTRAINT "approvals_second_person_check" CHECK ("approvals"."status" not in ('approved', 'refused') or "approvals"."decided_by" <> "approvals"."requested_by"),
	CONSTRAINT "approvals_decided_check" CHECK (("approvals"."status" in ('approved', 'refused', 'withdrawn')) = ("approvals"."decided_at" is not null and "approvals"."decided_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting_order_key" ON "approvals" USING btree ("order_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting_payout_key" ON "approvals" USING btree ("payout_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_order_idx" ON "approvals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "approvals_waiting_idx" ON "approvals" USING btree ("created_at","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_decided_idx" ON "approvals" USING btree ("created_at","id") WHERE status <> 'waiting';