-- A figure is of a day where it was counted, so a company of a project is named with its zone. And a project
-- that is suspended has nobody to watch.

drop function if exists projects_with_businesses(integer, timestamptz, boolean);
create function projects_with_businesses(max_projects integer, at_moment timestamptz, only_own boolean)
  returns table (project_id bigint, project_name text, business_type_id bigint, provider_name_en text, provider_name_zh text,
                 timezone text, project_status text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  with caller as (
    select t.id, t.kind = 'platform' and not only_own as is_platform from public.tenant t where t.id = public.app_tenant()
  ), known as (
    (select a.project_id as id from public.project_assignment a
     where a.tenant_id = public.app_tenant() and a.confirmed_from <= at_moment
     group by a.project_id order by a.project_id desc limit max_projects)
    union
    (select p.id from public.project p
     where p.tenant_id = public.app_tenant() and not only_own
       and exists (select 1 from public.project_assignment a where a.project_id = p.id and a.confirmed_from <= at_moment)
     order by p.id desc limit max_projects)
    union
    (select p.id from public.project p
     where (select is_platform from caller)
       and exists (select 1 from public.project_assignment a where a.project_id = p.id and a.confirmed_from <= at_moment)
     order by p.id desc limit max_projects)
  )
  select distinct p.id, p.name, a.business_type_id, t.name_en, t.name_zh, t.timezone, p.status
  from (select id from known order by id desc limit max_projects) newest
  join public.project p on p.id = newest.id
  join public.project_assignment a on a.project_id = p.id and a.confirmed_from <= at_moment
  join public.tenant t on t.id = a.tenant_id
  where a.tenant_id = public.app_tenant()
    or not only_own and (p.tenant_id = public.app_tenant() or (select is_platform from caller))
  order by p.id desc, t.name_en, a.business_type_id
$$;

drop function if exists project_companies(bigint[]);
create function project_companies(requested bigint[])
  returns table (id bigint, name_en text, name_zh text, timezone text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select t.id, t.name_en, t.name_zh, t.timezone from public.tenant t
  where t.id = any(requested) and (t.id = public.app_tenant() or public.app_kind() = 'platform'
    or exists (select 1 from public.project_application a where a.owner_id = public.app_tenant() and a.tenant_id = t.id)
    or exists (select 1 from public.project_application a where a.tenant_id = public.app_tenant() and a.owner_id = t.id)
    or (public.app_kind() = 'provider' and exists (select 1 from public.project p where p.tenant_id = t.id))
    or exists (select 1 from public.project_log l where l.tenant_id = public.app_tenant() and l.actor_tenant_id = t.id))
$$;

revoke execute on function projects_with_businesses(integer, timestamptz, boolean), project_companies(bigint[]) from public;
grant execute on function projects_with_businesses(integer, timestamptz, boolean), project_companies(bigint[])
  to console_access;
