-- A full reconciliation may be asked for (begun_by), and so has an id. An older server writes none: while it runs beside a newer one its minute job fails, and is
-- done by the newer one, which begins the night (ADR 0075).
ALTER TABLE "reconciliations" DROP CONSTRAINT "reconciliations_pkey";--> statement-breakpoint
ALTER TABLE "reconciliations" ALTER COLUMN "day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "reconciliations" SET "id" = new_id('evt');--> statement-breakpoint
ALTER TABLE "reconciliations" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "begun_by" text;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_day_key" ON "reconciliations" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_asked_key" ON "reconciliations" USING btree ((begun_by is not null)) WHERE begun_by is not null and finished_at is null and failed_at is null;
