-- Whether a seat works, at this moment, for a project of the caller's company; or, as one of the caller's own seats, for
-- anybody's (decision 20).
create or replace function works_for_project(seat_id bigint, at_moment timestamptz) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (
    select from public.app_user u
    join public.user_business_type placed on placed.tenant_id = u.tenant_id and placed.user_id = u.id
    join public.project_assignment a
      on a.tenant_id = u.tenant_id and a.business_type_id = placed.business_type_id
        and a.confirmed_from <= at_moment and (a.confirmed_until is null or at_moment < a.confirmed_until)
    join public.project p on p.id = a.project_id
    where u.id = seat_id and u.status = 'enabled' and u.type in ('TSR', 'TeamTSR')
      and public.app_tenant() in (u.tenant_id, p.tenant_id))
$$;
revoke execute on function works_for_project(bigint, timestamptz) from public;
grant execute on function works_for_project(bigint, timestamptz) to console_access;
