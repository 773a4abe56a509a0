-- Erasing a person reaches what projects say of them, also those of other companies; their own data tell of it.

create index project_log_actor on project_log (actor_tenant_id, actor_id) where actor_id is not null;

-- Who did something in a project, or filed a report of it, becomes a bare number. Others of the company keep their names.
create function forget_project_person(person bigint) returns void language sql volatile
  security definer set search_path = pg_catalog, public as $$
  update public.project_log set actor_name = '#' || person
    where actor_tenant_id = public.app_tenant() and actor_id = person;
  update public.project_report set created_by_name = '#' || person
    where tenant_id = public.app_tenant() and created_by = person;
$$;

-- What a person of the caller's company did in projects, its own and others.
create function project_activity_of(person bigint) returns table (number bigint, first_at timestamptz, last_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select count(*), min(l.created_at), max(l.created_at) from public.project_log l
    where l.actor_tenant_id = public.app_tenant() and l.actor_id = person
$$;

revoke execute on function forget_project_person(bigint), project_activity_of(bigint) from public;
grant execute on function forget_project_person(bigint), project_activity_of(bigint) to console_access;
