ALTER TABLE "staff_alerts" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_alerts_taken_by_idx" ON "staff_alerts" USING btree ("taken_by") WHERE taken_by is not null;--> statement-breakpoint
-- Holds that run already are warned of as those that start from now on (config/timers.ts of that day).
update timers set warn_at = fire_at - interval '4 hours' where kind = 'hold' and fire_at - interval '4 hours' > started_at;
