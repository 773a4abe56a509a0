-- Some companies count only clients that send the company's key. The generation is part of the key: a new key is the next one, and
-- the one before is worth nothing.
alter table tenant add column if not exists needs_update_key boolean not null default false;
alter table tenant add column if not exists update_key_generation integer not null default 0;
grant update (needs_update_key, update_key_generation) on tenant to console_access;

-- Of every company that needs a key: its clients are counted without a session.
create or replace function companies_with_update_keys() returns table (tenant_id bigint, update_key_generation integer)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select id, update_key_generation from public.tenant where needs_update_key
$$;
revoke execute on function companies_with_update_keys() from public;
grant execute on function companies_with_update_keys() to console_access;

-- 3: without the key of its company.
alter table version_report drop constraint if exists version_report_doubt_check;
alter table version_report add constraint version_report_doubt_check check (doubt in (1, 2, 3));
