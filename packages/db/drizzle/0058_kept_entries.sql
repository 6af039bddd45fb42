create domain kept_kind as text constraint kept_kind_word check (value in ('saved_item', 'saved_brand', 'followed_person', 'search', 'seen_item', 'arrival_notice', 'wish_list'));
--> statement-breakpoint
CREATE TABLE "kept_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" "kept_kind" NOT NULL,
	"subject_id" text NOT NULL,
	"words" text,
	"price" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "kept_entries" ADD CONSTRAINT "kept_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_entries_key" ON "kept_entries" USING btree ("user_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "kept_entries_list_idx" ON "kept_entries" USING btree ("user_id","kind","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "kept_entries_subject_idx" ON "kept_entries" USING btree ("kind","subject_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "kept_entries_deleted_idx" ON "kept_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "kept_entries_old_idx" ON "kept_entries" USING btree ("kind","updated_at") WHERE kind in ('search', 'seen_item', 'arrival_notice');