-- A move that finds another status than its decision was made on fails by itself, so that a commit may stand right behind it (ADR 0058).
create function raise_conflict(entity text, id text, expected text) returns boolean language plpgsql as $$
begin
  raise exception using errcode = 'SK409', message = concat_ws('|', entity, id, expected);
end
$$;
