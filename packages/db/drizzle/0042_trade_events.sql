CREATE UNLOGGED TABLE "trade_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trade_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" xid8 NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"user_ids" text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "trade_events_xid_idx" ON "trade_events" USING btree ("xid");--> statement-breakpoint
-- Events of browsers, in place of pg_notify (ADR 0098).
create function tell_trade(entity text, entity_id text, user_ids text[]) returns void language plpgsql as $$
begin
  insert into trade_events (xid, entity, entity_id, user_ids, at)
  values (pg_current_xact_id(), tell_trade.entity, tell_trade.entity_id, tell_trade.user_ids, clock_timestamp());
end $$;
