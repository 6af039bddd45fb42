CREATE TABLE "drop_off_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_by" text,
	"desk_until" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "drop_off_codes_seen_check" CHECK (("drop_off_codes"."seen_by" is null) = ("drop_off_codes"."desk_until" is null))
);
--> statement-breakpoint
ALTER TABLE "drop_off_codes" ADD CONSTRAINT "drop_off_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_off_codes" ADD CONSTRAINT "drop_off_codes_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drop_off_codes_expires_idx" ON "drop_off_codes" USING btree ("expires_at");