-- Nobody knows who asked for the codes of before. They live five minutes, so a person who waits for one asks again.
delete from one_time_codes;--> statement-breakpoint
CREATE TABLE "code_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"target_mark" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_channel_target_purpose_pk";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "user_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_channel_target_purpose_pk" PRIMARY KEY("user_id","channel","target","purpose");--> statement-breakpoint
ALTER TABLE "code_events" ADD CONSTRAINT "code_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_events_target_idx" ON "code_events" USING btree ("target_mark","at");--> statement-breakpoint
CREATE INDEX "code_events_user_idx" ON "code_events" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE INDEX "code_events_at_idx" ON "code_events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;