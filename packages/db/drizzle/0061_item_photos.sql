ALTER TABLE "items" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;
