CREATE TABLE "collection_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"order_id" text,
	"paid" bigint,
	"bought_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_entries_paid_check" CHECK ("collection_entries"."paid" >= 0),
	CONSTRAINT "collection_entries_order_check" CHECK ("collection_entries"."order_id" is null or num_nonnulls("collection_entries"."paid", "collection_entries"."bought_on") = 0)
);
--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_sku_id_books_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."books"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_entries_list_idx" ON "collection_entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_entries_order_key" ON "collection_entries" USING btree ("order_id") WHERE order_id is not null;