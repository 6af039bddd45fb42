-- A discount for a small defect is the order's own only once the buyer has taken it (E61); an older process still writes it with the offer.
ALTER TABLE "orders" DROP CONSTRAINT "orders_income_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discounted" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_income_check" CHECK ("orders"."income" >= 0 and "orders"."income" + "orders"."tech_service_fee" + "orders"."payment_fee" + "orders"."operational_fee" in ("orders"."price", "orders"."price" - "orders"."discount_offer"));