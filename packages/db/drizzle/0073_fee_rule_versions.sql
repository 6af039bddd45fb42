DROP INDEX "fee_rules_key";--> statement-breakpoint
ALTER TABLE "fee_rules" ADD COLUMN "effective_from" timestamp (3) with time zone DEFAULT to_timestamp(0) NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rules" ADD COLUMN "is_ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rules" ALTER COLUMN "effective_from" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "fee_rules" ALTER COLUMN "is_ended" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_rules_key" ON "fee_rules" USING btree ("kind",coalesce("category", ''),coalesce("brand_id", ''),"effective_from");