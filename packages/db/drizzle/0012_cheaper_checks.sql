ALTER TABLE "asks" DROP CONSTRAINT "asks_status_check";--> statement-breakpoint
ALTER TABLE "asks" DROP CONSTRAINT "asks_closure_detail_check";--> statement-breakpoint
ALTER TABLE "bids" DROP CONSTRAINT "bids_status_check";--> statement-breakpoint
ALTER TABLE "bids" DROP CONSTRAINT "bids_closure_detail_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_closure_detail_check";--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_closure_detail_check" CHECK (is_closure_detail("asks"."closure_detail"));--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_closure_detail_check" CHECK (is_closure_detail("bids"."closure_detail"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_closure_detail_check" CHECK (is_closure_detail("orders"."closure_detail"));