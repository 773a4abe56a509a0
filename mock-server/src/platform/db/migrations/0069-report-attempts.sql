-- How often in a row a report could not be started, or the end of a run not be stored, for an unexpected reason, and when
-- that is tried next.

alter table report_schedule add column if not exists failed_attempts integer not null default 0;
alter table report_schedule add column if not exists retry_at timestamptz;
alter table report_run add column if not exists failed_attempts integer not null default 0;
alter table report_run add column if not exists retry_at timestamptz;

create or replace function tenants_with_reports(at timestamptz) returns table (tenant_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select s.tenant_id from public.report_schedule s join public.tenant t on t.id = s.tenant_id
  where s.state = 'active' and (s.next_due_at <= at or s.timezone <> t.timezone)
    and (s.retry_at is null or s.retry_at <= at)
  union
  select r.tenant_id from public.report_run r left join public.export_job j on j.id = r.export_job_id
  where r.state = 'running' and (j.id is null or j.state not in ('queued', 'running'))
    and (r.retry_at is null or r.retry_at <= at)
$$;
