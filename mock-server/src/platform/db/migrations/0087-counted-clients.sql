-- Why a client's report is not counted: 1 a version that its company never released, 2 more clients than one address or company
-- has in a day. Null: it is counted.
alter table version_report add column if not exists doubt smallint check (doubt in (1, 2));

-- Every version that was ever released: what clients may have.
create or replace function known_app_versions() returns table (tenant_id bigint, platform smallint, version text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select v.tenant_id, v.platform, v.version from public.app_version v where v.released_at is not null
$$;

create or replace function app_version_reports(requested_sources smallint[], first_day date, last_day date)
  returns table (day date, source smallint, version text, reporters bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select r.day, r.source, r.version, count(*) from public.version_report r
  where r.source = any(requested_sources) and r.day between first_day and last_day and r.doubt is null
    and (r.tenant_id = public.app_tenant()
         or exists (select from public.tenant t where t.id = public.app_tenant() and t.kind = 'platform'))
  group by r.day, r.source, r.version
$$;

-- As `app_version_reports`, of the reports of one platform that are not counted.
create or replace function doubted_version_reports(requested_source smallint, first_day date, last_day date)
  returns table (doubt smallint, reports bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select r.doubt, count(*) from public.version_report r
  where r.source = requested_source and r.day between first_day and last_day and r.doubt is not null
    and (r.tenant_id = public.app_tenant()
         or exists (select from public.tenant t where t.id = public.app_tenant() and t.kind = 'platform'))
  group by r.doubt
$$;
revoke execute on function known_app_versions(), doubted_version_reports(smallint, date, date) from public;
grant execute on function known_app_versions(), doubted_version_reports(smallint, date, date) to console_access;
