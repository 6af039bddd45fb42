DROP INDEX "items_style_code_key";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "image_url" text;--> statement-breakpoint
CREATE INDEX "items_name_idx" ON "items" USING btree ((brand_ids[1]),lower(name),lower(colourway));--> statement-breakpoint
CREATE UNIQUE INDEX "items_style_code_key" ON "items" USING btree ((brand_ids[1]),upper(regexp_replace(style_code, '[^A-Za-z0-9]', '', 'g'))) WHERE style_code <> '';