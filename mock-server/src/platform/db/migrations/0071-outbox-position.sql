-- Where to begin to read the outbox so that every event since a moment is read. Ids and moments have nearly one order: those of
-- transactions side by side may differ by as long as these take.
create or replace function outbox_before(moment timestamptz) returns bigint
  language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce(
    (select min(e.id) - 1 from public.outbox_event e where e.emitted_at >= moment),
    (select max(e.id) from public.outbox_event e),
    0)
$$;

revoke execute on function outbox_before(timestamptz) from public;
grant execute on function outbox_before(timestamptz) to console_access;
