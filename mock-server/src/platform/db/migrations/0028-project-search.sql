-- Many projects: found by any part of a name or a code, by a status, and counted as they change.

-- The runs of characters in a text, from the shortest to the longest asked for.
create function grams_of(value text, shortest integer, longest integer) returns text[]
  language sql immutable strict parallel safe cost 1000 as $$
  select array_agg(distinct substr(value, begins, size))
  from generate_series(shortest, longest) size
  cross join lateral generate_series(1, length(value) - size + 1) begins
$$;
-- Two characters are a word in Chinese, so that trigrams alone would not do. Written at once: what waits in a list of pending
-- entries is read by each search.
create index project_grams on project using gin (grams_of(folded || ' ' || lower(code), 1, 3)) with (fastupdate = off);

-- Projects with all runs of three of a key, which may still stand apart or in two words; null: more than `most`. A policy
-- keeps such an index from being used, hence as the owner of the table: these are numbers alone, and who asks reads only the
-- projects among them that it may see.
create function projects_maybe_holding(key text, most integer) returns bigint[]
  language plpgsql stable parallel safe
  security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
declare
  size constant integer := least(3, length(lower(key)));
  found bigint[];
begin
  select array_agg(p.id) into found from (
    select one.id from public.project one
    where public.grams_of(one.folded || ' ' || lower(one.code), 1, 3) @> public.grams_of(lower(key), size, size)
    limit most + 1) p;
  return case when cardinality(found) > most then null else coalesce(found, '{}') end;
end
$$;

create index project_of_status on project (tenant_id, status, created_at desc, id desc) include (folded, code);
create index project_newest_of_status on project (status, created_at desc, id desc) include (tenant_id, folded, code);

create table project_count (
  tenant_id bigint not null references tenant (id),
  status text not null,
  number bigint not null,
  primary key (tenant_id, status)
);
insert into project_count (tenant_id, status, number) select tenant_id, status, count(*) from project group by 1, 2;
create function keep_project_count() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into public.project_count as c (tenant_id, status, number)
      select tenant_id, status, count(*) from added group by 1, 2 order by 1, 2
      on conflict (tenant_id, status) do update set number = c.number + excluded.number;
  elsif tg_op = 'DELETE' then
    update public.project_count c set number = c.number - gone.number
      from (select tenant_id, status, count(*) as number from removed group by 1, 2) gone
      where c.tenant_id = gone.tenant_id and c.status = gone.status;
  else
    insert into public.project_count as c (tenant_id, status, number)
      select tenant_id, status, sum(step) from (
        select tenant_id, status, 1 as step from added union all select tenant_id, status, -1 from removed) moved
      group by 1, 2 having sum(step) <> 0 order by 1, 2
      on conflict (tenant_id, status) do update set number = c.number + excluded.number;
  end if;
  return null;
end
$$;
create trigger project_counted after insert on project
  referencing new table as added for each statement execute function keep_project_count();
create trigger project_recounted after update on project
  referencing new table as added old table as removed for each statement execute function keep_project_count();
create trigger project_uncounted after delete on project
  referencing old table as removed for each statement execute function keep_project_count();

drop index project_ongoing_days;
create index project_ongoing_began on project_ongoing (tenant_id, ongoing_from);
create index project_ongoing_ended on project_ongoing (tenant_id, ongoing_until) where ongoing_until is not null;

call isolate_tenant_tables();
create policy platform_reads on project_count for select using ((select app_kind()) = 'platform');
grant select on project_count to console_access;
revoke execute on function projects_maybe_holding(text, integer), keep_project_count() from public;
grant execute on function projects_maybe_holding(text, integer) to console_access;
