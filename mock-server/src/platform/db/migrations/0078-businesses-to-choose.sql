-- Lists the enabled businesses of each company whose application for a project waits, in order of their ids, with the other
-- project under way that one works for. For the platform alone, which decides.
create or replace function project_businesses_to_choose(about bigint)
  returns table (application_id bigint, business_id bigint, business_name text, other_id bigint, other_name text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select a.id, b.id, b.name, other.project_id, p.name
  from public.project_application a
  join public.business_type b on b.tenant_id = a.tenant_id and b.status = 'enabled'
  left join lateral (
    select o.project_id from public.project_application o
      where o.tenant_id = a.tenant_id and o.business_type_id = b.id and o.status = 'passed' and o.project_id <> about
        and exists (select 1 from public.project n where n.id = o.project_id and n.status = 'normal')
    union
    select o.project_id from public.project_assignment o
      where o.tenant_id = a.tenant_id and o.business_type_id = b.id and o.confirmed_until is null and o.project_id <> about
    order by project_id limit 1
  ) other on true
  left join public.project p on p.id = other.project_id
  where a.project_id = about and a.status = 'pending' and public.app_kind() = 'platform'
  order by a.id, b.id
$$;
revoke execute on function project_businesses_to_choose(bigint) from public;
grant execute on function project_businesses_to_choose(bigint) to console_access;
