-- Whoever lists or unlists an item: the job of its pages follows in the same transaction, so that a hosted index, which
-- no trigger can reach, saves or deletes its record too (S4, ADR 0173).
create function follow_item_status() returns trigger language plpgsql as $$
begin
  perform write_job('renew-item-pages', json_build_object('itemId', new.id), 'renew-item-pages:' || new.id, now());
  return new;
end
$$;
--> statement-breakpoint
create trigger items_follow_status after update of status on items
  for each row when (old.status is distinct from new.status) execute function follow_item_status();
