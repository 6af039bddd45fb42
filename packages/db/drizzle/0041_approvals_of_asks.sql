ALTER TABLE "approvals" DROP CONSTRAINT "approvals_subject_check";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "ask_id" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting_ask_key" ON "approvals" USING btree ("ask_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_ask_idx" ON "approvals" USING btree ("ask_id") WHERE ask_id is not null;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_subject_check" CHECK (num_nonnulls("approvals"."order_id", "approvals"."payout_id", "approvals"."ask_id") = 1);--> statement-breakpoint
alter domain person_act drop constraint person_act_word;--> statement-breakpoint
alter domain person_act add constraint person_act_word check (value in (
  'selling_suspended', 'buying_suspended', 'account_suspended', 'selling_restored', 'buying_restored', 'account_restored', 'sessions_ended', 'role_granted', 'role_taken', 'admin_suspension_asked', 'admin_role_asked', 'second_factor_enrolled', 'second_factor_reset_asked', 'second_factor_reset', 'recovery_code_used'
));
