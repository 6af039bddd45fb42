CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"category" "category" NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"keyword" text,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigations" (
	"index" smallint PRIMARY KEY NOT NULL,
	"tab" text NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_discovers" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"keyword" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_keywords" (
	"position" smallint PRIMARY KEY NOT NULL,
	"keyword" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "sales_created_idx" ON "sales" USING btree ("created_at","item_id");
