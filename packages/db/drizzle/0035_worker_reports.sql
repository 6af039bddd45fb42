CREATE TABLE "worker_incidents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "worker_incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"problem" text NOT NULL,
	"for_ms" bigint NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"end_told_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "worker_incidents_problem_check" CHECK ("worker_incidents"."problem" in ('silent', 'timers', 'jobs'))
);
--> statement-breakpoint
CREATE TABLE "worker_reports" (
	"worker" text PRIMARY KEY NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"timers_late_ms" bigint NOT NULL,
	"timers_late_since" timestamp (3) with time zone,
	"jobs_late_ms" bigint NOT NULL,
	"jobs_due" integer NOT NULL,
	"jobs_gave_up" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "worker_incidents_open_key" ON "worker_incidents" USING btree ((true)) WHERE "worker_incidents"."ended_at" is null;
