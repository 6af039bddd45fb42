-- Trigram search over places (and later items). Written by hand: drizzle does not know extensions.
create extension if not exists pg_trgm;
