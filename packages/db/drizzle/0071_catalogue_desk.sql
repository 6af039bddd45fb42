alter domain staff_role drop constraint staff_role_word;--> statement-breakpoint
alter domain staff_role add constraint staff_role_word check (value in ('warehouse', 'inspector', 'support', 'finance', 'catalogue', 'admin'));--> statement-breakpoint
create domain catalogue_subject as text constraint catalogue_subject_word check (value in ('item', 'brand', 'size_chart', 'shelf', 'home_section', 'fee_rule'));
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" "catalogue_subject" NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text,
	"by_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_changes_subject_idx" ON "catalogue_changes" USING btree ("subject","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_at_idx" ON "catalogue_changes" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_by_idx" ON "catalogue_changes" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "items_status_idx" ON "items" USING btree ("status","id");--> statement-breakpoint
-- Listings and fees decide about money, so no line of their history is changed or deleted.
create trigger catalogue_changes_append_only before update or delete or truncate on catalogue_changes
  for each statement execute function refuse_change();
