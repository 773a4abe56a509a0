-- Who changes the staffing of projects locks applications in the order of their ids, all that it will need at once, and
-- businesses after them. Counting seats locks every application of a business that passed, those of other projects too: who
-- had locked its own project's alone before it could have one that another waits for, and wait for one of the other's.

-- Those of a project, or one of them, and what passed of the same businesses.
create function hold_project_applications(about bigint, wanted_application bigint) returns void language plpgsql as $$
begin
  perform from public.project_application a
    where a.id in (
      select o.id from public.project_application o where o.project_id = about
        and case when wanted_application is null then o.status in ('pending', 'passed') else o.id = wanted_application end
      union all
      select s.id from public.project_application o
        join public.project_application s on s.tenant_id = o.tenant_id and s.business_type_id = o.business_type_id and s.status = 'passed'
        where o.project_id = about
          and case when wanted_application is null then o.status in ('pending', 'passed') else o.id = wanted_application end)
    order by a.id for no key update;
end $$;

create function hold_applications_of(provider bigint, businesses bigint[]) returns void language plpgsql as $$
begin
  perform from public.project_application a
    where a.tenant_id = provider and a.business_type_id = any(businesses) and a.status = 'passed'
    order by a.id for no key update;
end $$;

create or replace function project_businesses_elsewhere(about bigint, wanted_application bigint)
  returns table (provider_id bigint, business_type_id bigint, project_name text) language plpgsql
  security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select 1 from public.project p where p.id = about
      and (p.tenant_id = public.app_tenant() or public.app_kind() = 'platform')) then
    raise exception 'project % is none of the caller''s', about using errcode = 'insufficient_privilege';
  end if;
  perform public.hold_project_applications(about, wanted_application);
  perform from public.business_type b where (b.tenant_id, b.id) in (
      select a.tenant_id, a.business_type_id from public.project_application a where a.project_id = about
        and case when wanted_application is null then a.status = 'passed' else a.id = wanted_application end)
    order by b.id for no key update;
  return query
    select a.tenant_id, a.business_type_id,
      case when p.tenant_id = public.app_tenant() or public.app_kind() = 'platform' then p.name end
    from public.project_application a
    cross join lateral (
      select o.project_id from public.project_application o
        where o.tenant_id = a.tenant_id and o.business_type_id = a.business_type_id and o.status = 'passed'
          and exists (select 1 from public.project n where n.id = o.project_id and n.status = 'normal')
      union
      select o.project_id from public.project_assignment o
        where o.tenant_id = a.tenant_id and o.business_type_id = a.business_type_id and o.confirmed_until is null
    ) other
    join public.project p on p.id = other.project_id and p.id <> about
    where a.project_id = about
      and case when wanted_application is null then a.status = 'passed' else a.id = wanted_application end
    order by a.id, p.id;
end $$;

create or replace function placement_changed() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
declare touched record;
begin
  for touched in select c.tenant_id, array_agg(c.business_type_id) as businesses from changed c group by 1 order by 1 loop
    perform public.hold_applications_of(touched.tenant_id, touched.businesses);
  end loop;
  for touched in select distinct c.tenant_id, c.business_type_id from changed c order by 1, 2 loop
    perform public.count_project_seats(touched.tenant_id, touched.business_type_id);
  end loop;
  return null;
end $$;

create or replace function placed_person_changed() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
declare touched record;
begin
  perform public.hold_applications_of(new.tenant_id, array(select u.business_type_id from public.user_business_type u
    where u.tenant_id = new.tenant_id and u.user_id = new.id));
  for touched in select u.business_type_id from public.user_business_type u
    where u.tenant_id = new.tenant_id and u.user_id = new.id order by 1
  loop
    perform public.count_project_seats(new.tenant_id, touched.business_type_id);
  end loop;
  return null;
end $$;

create or replace function project_status_changed() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
declare touched record;
begin
  if tg_op = 'INSERT' then
    if new.status = 'normal' then
      insert into public.project_ongoing (tenant_id, project_id, ongoing_from) values (new.tenant_id, new.id, new.created_at);
    end if;
    return null;
  end if;
  if new.status = 'normal' then
    insert into public.project_ongoing (tenant_id, project_id, ongoing_from) values (new.tenant_id, new.id, public.app_now());
  else
    update public.project_ongoing set ongoing_until = public.app_now() where project_id = new.id and ongoing_until is null;
  end if;
  -- One that passes at this moment is waited for, and counted below.
  perform public.hold_project_applications(new.id, null);
  for touched in select a.tenant_id, a.business_type_id from public.project_application a
    where a.project_id = new.id and a.status = 'passed' order by a.id
  loop
    perform public.count_project_seats(touched.tenant_id, touched.business_type_id);
  end loop;
  return null;
end $$;

revoke execute on function hold_project_applications(bigint, bigint), hold_applications_of(bigint, bigint[]) from public;
