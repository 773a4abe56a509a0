-- As many seats placed as withdrawn in one transaction change no number: the operation log has no entry of it.

-- As in 0029, but for that, and for the moment beside the number of a transaction, which a restored database gives anew.
create or replace function count_application_seats(wanted bigint) returns void language plpgsql
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
          and l.recorded_in = txid_current() and l.created_at = public.app_now();
      if found then
        delete from public.project_log l
          where l.project_id = present.project_id and l.application_id = wanted and l.kind = 'staffing.change'
            and l.recorded_in = txid_current() and l.created_at = public.app_now()
            and l.before->'confirmedManpower' = l.after->'confirmedManpower';
      else
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
