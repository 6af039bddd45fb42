CREATE TABLE "item_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" text NOT NULL,
	"visit" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"query_id" text,
	"position" smallint,
	"at" timestamp (3) with time zone NOT NULL,
	"is_counted" boolean NOT NULL,
	CONSTRAINT "item_events_visit_key" UNIQUE NULLS NOT DISTINCT("visit","item_id","kind","query_id")
);
--> statement-breakpoint
CREATE TABLE "item_interest" (
	"item_id" text PRIMARY KEY NOT NULL,
	"views" double precision NOT NULL,
	"clicks" double precision NOT NULL,
	"sales" double precision NOT NULL,
	"score" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewed_together" (
	"item_id" text NOT NULL,
	"other_id" text NOT NULL,
	"weight" double precision NOT NULL,
	"visits" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "viewed_together_item_id_other_id_pk" PRIMARY KEY("item_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "item_interest" ADD CONSTRAINT "item_interest_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_events_at_idx" ON "item_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "item_events_batch_idx" ON "item_events" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "item_events_uncounted_idx" ON "item_events" USING btree ("id") WHERE not is_counted;--> statement-breakpoint
CREATE INDEX "item_interest_score_idx" ON "item_interest" USING btree ("score" desc);--> statement-breakpoint
CREATE INDEX "viewed_together_weight_idx" ON "viewed_together" USING btree ("item_id","weight" desc);--> statement-breakpoint
CREATE INDEX "viewed_together_seen_idx" ON "viewed_together" USING btree ("seen_at");