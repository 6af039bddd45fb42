ALTER TABLE "users" ADD COLUMN "tax_withheld_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tax_declared_at" timestamp (3) with time zone;