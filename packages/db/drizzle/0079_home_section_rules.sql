CREATE TABLE "home_section_rules" (
	"section" text PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "home_section_rules_rule_check" CHECK ("home_section_rules"."rule" in ('chosen', 'interest', 'sales', 'newest'))
);
