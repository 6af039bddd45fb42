ALTER TABLE "staff_alerts" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "staff_alerts_done_idx" ON "staff_alerts" USING btree ("queue","done_at","id") WHERE done_at is not null;