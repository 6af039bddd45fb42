CREATE TABLE "search_documents" (
	"item_id" text PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"name" text NOT NULL,
	"other" text NOT NULL,
	"code" text NOT NULL,
	"words" text[] NOT NULL,
	"brand_slugs" text[] NOT NULL,
	"category" "category" NOT NULL,
	"condition" "item_condition" NOT NULL,
	"genders" text[] NOT NULL,
	"tabs" text[] NOT NULL,
	"colors" text[] NOT NULL,
	"sizes" jsonb NOT NULL,
	"release_year" smallint,
	"is_flash" boolean NOT NULL,
	"sale_count" integer NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lowest_ask" bigint,
	"lowest_ask_region" text,
	"flash_lowest_ask" bigint,
	"lowest_price" bigint
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"frequency" integer NOT NULL,
	"deletions" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_terms_idx" ON "search_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_documents_popular_idx" ON "search_documents" USING btree ("sale_count" desc,"rank","item_id");--> statement-breakpoint
CREATE INDEX "search_documents_newest_idx" ON "search_documents" USING btree ("created_at" desc,"item_id");--> statement-breakpoint
CREATE INDEX "search_documents_price_idx" ON "search_documents" USING btree ("lowest_price","item_id");--> statement-breakpoint
CREATE INDEX "search_documents_price_desc_idx" ON "search_documents" USING btree ("lowest_price" desc nulls last,"item_id");--> statement-breakpoint
CREATE INDEX "search_words_deletions_idx" ON "search_words" USING gin ("deletions");--> statement-breakpoint

-- An item that is not listed any more leaves the search in the statement that unlists it, whoever writes it (S4).
create function leave_search() returns trigger language plpgsql as $$
begin
  with gone as (
    delete from search_documents where item_id = new.id returning words
  )
  update search_words set frequency = frequency - 1 from gone where word = any(gone.words);
  return new;
end
$$;
--> statement-breakpoint
create trigger items_leave_search after update of status on items
  for each row when (new.status <> 'listed' and old.status is distinct from new.status) execute function leave_search();
