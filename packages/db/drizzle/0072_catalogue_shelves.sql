CREATE TABLE "catalogue_shelves" (
	"shelf" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_sections" (
	"section" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"is_visible" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "navigations" ADD COLUMN "is_visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_discovers" ADD COLUMN "is_visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_keywords" ADD COLUMN "is_visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "navigations" ALTER COLUMN "is_visible" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_discovers" ALTER COLUMN "is_visible" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_keywords" ALTER COLUMN "is_visible" DROP DEFAULT;
