CREATE TABLE "inspection_findings" (
	"order_id" text PRIMARY KEY NOT NULL,
	"inspector_id" text NOT NULL,
	"finding" text NOT NULL,
	"passes_as_new" boolean NOT NULL,
	"criteria_version" integer NOT NULL,
	"points" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inspection_findings_finding_check" CHECK ("inspection_findings"."finding" in ('counterfeit', 'wrong_item', 'used', 'incomplete', 'major_defect'))
);
--> statement-breakpoint
ALTER TABLE "inspection_findings" ADD CONSTRAINT "inspection_findings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_findings" ADD CONSTRAINT "inspection_findings_inspector_id_users_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_findings_inspector_idx" ON "inspection_findings" USING btree ("inspector_id");