CREATE INDEX "messages_created_idx" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tracking_events_at_idx" ON "tracking_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "verifications_inspector_idx" ON "verifications" USING btree ("inspector_id");--> statement-breakpoint
CREATE INDEX "payment_methods_unlinked_idx" ON "payment_methods" USING btree ("unlinked_at") WHERE unlinked_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_handled_idx" ON "webhook_events" USING btree ("handled_at") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "staff_alerts_done_by_idx" ON "staff_alerts" USING btree ("done_by") WHERE done_by is not null;--> statement-breakpoint
CREATE INDEX "staff_alerts_old_idx" ON "staff_alerts" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "users_visitors_idx" ON "users" USING btree ("created_at") WHERE is_anonymous;--> statement-breakpoint
CREATE INDEX "withdrawal_accounts_owner_idx" ON "withdrawal_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawal_accounts_deleted_idx" ON "withdrawal_accounts" USING btree ("deleted_at") WHERE deleted_at is not null;