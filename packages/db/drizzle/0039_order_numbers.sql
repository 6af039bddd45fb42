-- The default gives each row of before another number: the step has no factor in common with 90,000,000. An update would
-- check the foreign keys of every row again.
CREATE SEQUENCE "earlier_order_numbers";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "order_number" integer NOT NULL
  DEFAULT (10000000 + (nextval('earlier_order_numbers') * 47654321 + 31234567) % 90000000)::integer;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_number" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE "earlier_order_numbers";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_order_number_key" ON "orders" USING btree ("order_number");
