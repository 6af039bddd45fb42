-- A server of before this migration may still start timers: they have no warning. One that moves a timer leaves its warning where it was.
ALTER TABLE "timers" ADD COLUMN "warn_at" timestamp (3) with time zone;--> statement-breakpoint
-- What runs already is warned of as what is started from now on (config/timers.ts of that day). What was missed becomes one warning.
update timers set warn_at = (
  select min(timers.fire_at - before) from (values
    ('T1', interval '15 minutes'), ('T2', interval '24 hours'), ('T3', interval '15 minutes'), ('T4', interval '24 hours'),
    ('T5', interval '30 minutes'), ('T6', interval '5 minutes'), ('T7', interval '12 hours'), ('T7', interval '2 hours'),
    ('T8', interval '12 hours'), ('T8', interval '2 hours'), ('T9', interval '12 hours'), ('T9', interval '3 hours'),
    ('T9b', interval '24 hours'), ('T12', interval '24 hours'), ('T12', interval '3 hours'), ('T13r', interval '168 hours'),
    ('T15', interval '48 hours'), ('T17', interval '168 hours'), ('T18', interval '552 hours'), ('T18', interval '384 hours'),
    ('T18', interval '216 hours'), ('T18', interval '48 hours'), ('T19', interval '84 hours'), ('TS', interval '1800 hours'),
    ('TS', interval '1440 hours'), ('TS', interval '720 hours'), ('TS', interval '240 hours')) as warned (kind, before)
  where warned.kind = timers.kind and timers.fire_at - before > timers.started_at);--> statement-breakpoint
DROP INDEX "timers_due_idx";--> statement-breakpoint
CREATE INDEX "timers_due_idx" ON "timers" USING btree (least("warn_at", "fire_at"));
