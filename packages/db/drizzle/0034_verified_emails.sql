-- Addresses were stored without a look at their proof, so none of them is known to be verified. The next verified token
-- fills each again.
UPDATE users SET email = null WHERE email IS NOT NULL;--> statement-breakpoint
CREATE TABLE "verification_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_email_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_unreachable_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sessions_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verification_mails" ADD CONSTRAINT "verification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_mails_user_idx" ON "verification_mails" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "verification_mails_email_idx" ON "verification_mails" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "verification_mails_created_idx" ON "verification_mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_check" CHECK (("users"."email" is null) = ("users"."email_proved_at" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_unreachable_check" CHECK ("users"."email_unreachable_at" is null or "users"."email" is not null);
