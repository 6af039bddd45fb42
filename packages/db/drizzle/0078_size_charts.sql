CREATE TABLE "brand_charts" (
	"brand_id" text NOT NULL,
	"gender" text NOT NULL,
	"size_template_id" text NOT NULL,
	CONSTRAINT "brand_charts_brand_id_gender_pk" PRIMARY KEY("brand_id","gender"),
	CONSTRAINT "brand_charts_gender_check" CHECK ("brand_charts"."gender" in ('men', 'women', 'kids'))
);
--> statement-breakpoint
ALTER TABLE "brand_charts" ADD CONSTRAINT "brand_charts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_charts" ADD CONSTRAINT "brand_charts_size_template_id_size_templates_id_fk" FOREIGN KEY ("size_template_id") REFERENCES "public"."size_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_charts_template_idx" ON "brand_charts" USING btree ("size_template_id");--> statement-breakpoint
CREATE INDEX "items_size_template_idx" ON "items" USING btree ("size_template_id","id");