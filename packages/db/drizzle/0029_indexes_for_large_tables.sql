CREATE INDEX "asks_bid_idx" ON "asks" USING btree ("bid_id") WHERE bid_id is not null;--> statement-breakpoint
CREATE INDEX "asks_stock_idx" ON "asks" USING btree ("stock_id") WHERE stock_id is not null;--> statement-breakpoint
CREATE INDEX "items_model_idx" ON "items" USING btree ("category","model","rank") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "items_brand_idx" ON "items" USING btree ("category",(brand_ids[1]),"rank") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "items_second_brand_idx" ON "items" USING btree ("category",(brand_ids[2]),"rank") WHERE status = 'listed' and brand_ids[2] is not null;--> statement-breakpoint
CREATE INDEX "orders_held_idx" ON "orders" USING btree ("status") WHERE hold is not null and status not in ('transaction_successful', 'transaction_closed');--> statement-breakpoint
CREATE INDEX "orders_unpaid_redelivery_idx" ON "orders" USING btree ("redelivery") WHERE status = 'platform_to_ship';--> statement-breakpoint
CREATE INDEX "refunds_created_idx" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_updated_idx" ON "refunds" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "refunds_status_created_idx" ON "refunds" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_status_updated_idx" ON "refunds" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "staff_alerts_handled_idx" ON "staff_alerts" USING btree ("done_at","id") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "staff_alerts_handled_at_idx" ON "staff_alerts" USING btree ("at","id") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "timers_order_due_idx" ON "timers" USING btree ("entity_id","fire_at") WHERE entity = 'order';--> statement-breakpoint
CREATE INDEX "timers_search_idx" ON "timers" USING btree ("entity_id") WHERE entity = 'order' and kind in ('inbound_search', 'outbound_search');--> statement-breakpoint
CREATE INDEX "payouts_status_created_idx" ON "payouts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_status_updated_idx" ON "payouts" USING btree ("status","updated_at","id");