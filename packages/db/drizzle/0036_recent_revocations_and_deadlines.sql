DROP INDEX "timers_order_due_idx";--> statement-breakpoint
CREATE INDEX "timers_order_fire_idx" ON "timers" USING btree ("fire_at","entity_id") WHERE entity = 'order';--> statement-breakpoint
CREATE INDEX "revocations_recent_idx" ON "revocations" USING btree ("valid_after");