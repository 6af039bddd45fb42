create domain person_act as text constraint person_act_word check (value in (
  'selling_suspended', 'buying_suspended', 'account_suspended', 'selling_restored', 'buying_restored', 'account_restored', 'sessions_ended',
  'role_granted', 'role_taken', 'second_factor_enrolled', 'second_factor_reset_asked', 'second_factor_reset', 'recovery_code_used'
));
--> statement-breakpoint
create domain staff_role as text constraint staff_role_word check (value in ('warehouse', 'inspector', 'support', 'finance', 'admin'));
--> statement-breakpoint
CREATE TABLE "person_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"act" person_act NOT NULL,
	"role" "staff_role",
	"reason" text,
	"by_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"role" "staff_role" NOT NULL,
	"granted_by" text,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"taken_by" text,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "staff_roles_taken_check" CHECK ("staff_roles"."taken_by" is null or "staff_roles"."taken_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "is_fraud" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ALTER COLUMN "is_fraud" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "lifted_by" text;--> statement-breakpoint
ALTER TABLE "person_acts" ADD CONSTRAINT "person_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_acts" ADD CONSTRAINT "person_acts_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_acts_user_idx" ON "person_acts" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_roles_held_key" ON "staff_roles" USING btree ("user_id","role") WHERE taken_at is null;--> statement-breakpoint
CREATE INDEX "staff_roles_role_idx" ON "staff_roles" USING btree ("role") WHERE taken_at is null;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_lifted_by_person_acts_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."person_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
-- Each act is evidence for a decision about a person, so it is neither changed nor deleted.
create trigger person_acts_append_only before update or delete or truncate on person_acts
  for each statement execute function refuse_change();
