-- As 0039 did with orders: the default gives each certificate of before another number; the step has no factor in common
-- with 900,000,000.
CREATE SEQUENCE "earlier_certificate_numbers";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "certificate_number" integer NOT NULL
  DEFAULT (100000000 + (nextval('earlier_certificate_numbers') * 476543219 + 312345671) % 900000000)::integer;--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "certificate_number" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE "earlier_certificate_numbers";--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_certificate_number_key" ON "certificates" USING btree ("certificate_number");
