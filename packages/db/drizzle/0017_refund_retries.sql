-- How often a refund failed for a passing reason (null: never), and when it is sent anew (E75, ADR 0064). An older server writes neither.
ALTER TABLE "refunds" ADD COLUMN "failures" smallint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_retry_check" CHECK ("refunds"."retry_at" is null or "refunds"."failures" is not null);--> statement-breakpoint
-- What was stopped or came to nothing is not expected any more.
UPDATE "payouts" SET "expected_at" = null WHERE "status" in ('CANCELLED', 'FAILED') and "expected_at" is not null;
