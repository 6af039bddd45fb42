ALTER TABLE "messages" ADD COLUMN "mail_to" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sms_to" text;--> statement-breakpoint
ALTER TABLE "withdrawal_accounts" ADD COLUMN "destination_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal_accounts" ALTER COLUMN "destination_changed_at" DROP DEFAULT;--> statement-breakpoint
-- Nobody knows when the number of an account was set, but not after its last change.
update withdrawal_accounts set destination_changed_at = updated_at;
