-- Which process runs a job. A process holds an advisory lock of its number as long as it lives: a job whose process holds none
-- was interrupted. 0 is nobody.
alter table export_job add column if not exists process_id integer not null default 0;
alter table people_import add column if not exists process_id integer not null default 0;

create or replace function is_process_alive(process integer) returns boolean
  language sql stable set search_path = pg_catalog, public as $$
  select exists (
    select 1 from pg_catalog.pg_locks l
    where l.locktype = 'advisory' and l.classid = 7240122 and l.objid = process::oid and l.objsubid = 2 and l.granted
      and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = current_database()))
$$;

create or replace function fail_interrupted_exports(at timestamptz) returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  with failed as (
    update public.export_job set state = 'failed', reason = 'serverRestarted', finished_at = at
    where state in ('queued', 'running') and not public.is_process_alive(process_id) returning 1)
  select count(*)::integer from failed
$$;

create or replace function stop_interrupted_imports(at timestamptz) returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  with halted as (
    update public.people_import
    set state = case state when 'running' then 'stopped' else 'failed' end, reason = 'serverRestarted', finished_at = at
    where state in ('checking', 'running') and not public.is_process_alive(process_id) returning 1)
  select count(*)::integer from halted
$$;

revoke execute on function is_process_alive(integer) from public;
