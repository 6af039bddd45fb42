CREATE TABLE "reconciliations" (
	"day" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"result" jsonb
);
