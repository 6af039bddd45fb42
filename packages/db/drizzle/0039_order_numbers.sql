ALTER TABLE "orders" ADD COLUMN "order_number" integer;--> statement-breakpoint
-- A step that has no factor in common with 90,000,000 gives each row another of the numbers.
UPDATE "orders" SET "order_number" = 10000000 + (numbered.n * 47654321 + 31234567) % 90000000
FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM orders) numbered WHERE numbered.id = orders.id;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_number" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_order_number_key" ON "orders" USING btree ("order_number");
