-- Seats are counted for projects that are under way only, and for an application that passes while somebody places them;
-- whether an application names another business by now.

-- Counts the seats of a passed application's business anew, and opens or closes the period in which its facts are the
-- project's (decision 20). Changes of one transaction are one entry of the log. Whoever calls holds the application. A
-- project that is suspended or has ceased keeps the number that it had: its business may be another company's meanwhile.
create function count_application_seats(wanted bigint) returns void language plpgsql
  security definer set search_path = pg_catalog, public as $$
declare present record; seats integer; acting record;
begin
  -- Statements of their own, so that they see what was committed while the caller waited.
  select a.project_id, a.owner_id, a.tenant_id, a.business_type_id, a.confirmed_manpower, p.status = 'normal' as is_normal
    into present
    from public.project_application a join public.project p on p.id = a.project_id
    where a.id = wanted and a.status = 'passed';
  if not found then
    return;
  end if;
  if present.is_normal then
    select count(*) into seats
      from public.user_business_type placed
      join public.app_user u on u.tenant_id = placed.tenant_id and u.id = placed.user_id
      where placed.tenant_id = present.tenant_id and placed.business_type_id = present.business_type_id
        and u.status = 'enabled' and u.type in ('TSR', 'TeamTSR');
    if seats <> present.confirmed_manpower then
      update public.project_application set confirmed_manpower = seats where id = wanted;
      update public.project_log l set after = jsonb_set(l.after, '{confirmedManpower}', to_jsonb(seats))
        where l.project_id = present.project_id and l.application_id = wanted and l.kind = 'staffing.change'
          and l.recorded_in = txid_current();
      if not found then
        select * into acting from public.app_actor();
        insert into public.project_log (tenant_id, project_id, application_id, kind, actor_tenant_id, actor_id, actor_name,
            created_at, before, after)
          select present.owner_id, present.project_id, wanted, 'staffing.change',
            coalesce(public.app_tenant(), present.tenant_id), acting.user_id, coalesce(acting.user_name, ''),
            public.app_now(), jsonb_build_object('confirmedManpower', present.confirmed_manpower),
            jsonb_build_object('contractor', present.tenant_id, 'confirmedManpower', seats);
      end if;
    end if;
  end if;
  if present.is_normal and seats > 0 then
    insert into public.project_assignment (tenant_id, project_id, business_type_id, confirmed_from)
      select present.tenant_id, present.project_id, present.business_type_id, public.app_now()
      where not exists (select 1 from public.project_assignment a where a.tenant_id = present.tenant_id
        and a.business_type_id = present.business_type_id and a.confirmed_until is null);
  else
    delete from public.project_assignment a where a.tenant_id = present.tenant_id
      and a.business_type_id = present.business_type_id and a.project_id = present.project_id
      and a.confirmed_until is null and a.confirmed_from >= public.app_now();
    update public.project_assignment a set confirmed_until = public.app_now() where a.tenant_id = present.tenant_id
      and a.business_type_id = present.business_type_id and a.project_id = present.project_id and a.confirmed_until is null;
  end if;
end $$;

-- After somebody was placed in a business or withdrawn. A pending application is held as well: a review that passes it is
-- waited for, or waits itself, and whichever comes second counts what the first did.
create or replace function count_project_seats(provider bigint, business bigint) returns void language plpgsql
  security definer set search_path = pg_catalog, public as $$
declare found_one record;
begin
  for found_one in
    select a.id from public.project_application a
    where a.tenant_id = provider and a.business_type_id = business and a.status in ('pending', 'passed')
    order by a.id for no key update
  loop
    perform public.count_application_seats(found_one.id);
  end loop;
end $$;

-- Applications of several businesses are held in one go and in the order of their ids, as by everybody who holds some.
create function hold_applications_of(provider bigint, businesses bigint[]) returns void language plpgsql as $$
begin
  perform from public.project_application a
    where a.tenant_id = provider and a.business_type_id = any(businesses) and a.status in ('pending', 'passed')
    order by a.id for no key update;
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

-- A review and an owner hold applications of their own already: they count these alone, since another one of the
-- same business, held after them, could be held by somebody who waits for them.
create or replace function application_changed() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
begin
  perform public.count_application_seats(new.id);
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
  perform from public.project_application a
    where a.project_id = new.id and a.status in ('pending', 'passed') order by a.id for no key update;
  for touched in select a.id from public.project_application a
    where a.project_id = new.id and a.status = 'passed' order by a.id
  loop
    perform public.count_application_seats(touched.id);
  end loop;
  return null;
end $$;

-- Whether the company of a business has applied for a project with another business by now; told to the platform alone.
create function project_application_moved(about bigint, business bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select public.app_kind() = 'platform' and exists (
    select 1 from public.business_type b
    join public.project_application a on a.tenant_id = b.tenant_id and a.project_id = about and a.business_type_id <> b.id
    where b.id = business)
$$;

revoke execute on function count_application_seats(bigint), project_application_moved(bigint, bigint) from public;
grant execute on function project_application_moved(bigint, bigint) to console_access;
