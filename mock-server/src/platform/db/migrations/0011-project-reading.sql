-- Reading outsourced work, exactly as decision 20 says: a project's owner sees what businesses with a confirmed
-- assignment did for it, while the assignment holds. And what people type into the daily reports.

-- The assignments of the project that the transaction names, for its owner only. Days are the provider's, as its
-- statistics are.
create function outsourced_work() returns table
    (provider_id bigint, business_type_id bigint, timezone text,
     confirmed_from timestamptz, confirmed_until timestamptz, first_day date, last_day date)
  language sql stable parallel safe rows 3 security definer set search_path = pg_catalog, public as $$
  select a.tenant_id, a.business_type_id, t.timezone,
         a.confirmed_from, coalesce(a.confirmed_until, 'infinity'),
         (a.confirmed_from at time zone t.timezone)::date,
         coalesce(((a.confirmed_until - interval '1 microsecond') at time zone t.timezone)::date, 'infinity')
  from public.project p
  join public.project_assignment a on a.project_id = p.id
  join public.tenant t on t.id = a.tenant_id
  where p.id = public.app_project() and p.tenant_id = public.app_tenant()
$$;

-- The same as days of statistics, up to the last that was computed: a statement puts these few into a hash once, where
-- comparing each of its many rows with the assignments was the larger part of its time.
create function outsourced_days() returns table (provider_id bigint, business_type_id bigint, day date)
  language sql stable parallel safe security definer set search_path = pg_catalog, public as $$
  select w.provider_id, w.business_type_id, d::date
  from public.outsourced_work() w
  left join public.rollup_state r on r.tenant_id = w.provider_id
  cross join lateral generate_series(w.first_day::timestamp,
    least(w.last_day, (coalesce(r.last_updated_at, now()) at time zone w.timezone)::date + 1), interval '1 day') d
$$;

do $$
declare target record;
begin
  for target in select * from (values
    ('stat_user_day', null), ('stat_slot', null), ('stat_slot_online', null), ('stat_rule_day', null),
    ('stat_label_day', null), ('stat_question_day', null),
    ('call', 'started_at'), ('violation', 'hit_at'), ('label_hit', 'hit_at'), ('recommendation', 'shown_at'),
    ('twin_use', 'used_at'), ('status_event', 'evt_at')) known (name, moment)
  loop
    execute format('drop policy project_owner_reads on %I', target.name);
    execute format('create policy project_owner_reads on %I for select using (project_id = (select app_project()) and %s)',
      target.name,
      case when target.moment is null
        then '(tenant_id, business_type_id, day) in (select d.provider_id, d.business_type_id, d.day from outsourced_days() d)'
        else format('exists (select 1 from outsourced_work() w
          where w.provider_id = %1$I.tenant_id and w.business_type_id = %1$I.business_type_id
            and %1$I.%2$I >= w.confirmed_from and %1$I.%2$I < w.confirmed_until)', target.name, target.moment)
      end);
  end loop;
end $$;
drop function owns_app_project();

-- Hours of all the time that a business has worked for a project, without the rest of the table.
create index stat_user_day_project on stat_user_day (project_id, business_type_id, day)
  include (tenant_id, user_id, org_id, online_seconds) where project_id <> 0;

-- For which of the caller's projects a business works, or worked last.
create function projects_worked_for(wanted_businesses bigint[], at_moment timestamptz)
  returns table (business_type_id bigint, project_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct on (a.business_type_id) a.business_type_id, a.project_id
  from public.business_type b
  join public.project_assignment a on a.tenant_id = b.tenant_id and a.business_type_id = b.id
  join public.project p on p.id = a.project_id
  where b.id = any(wanted_businesses) and p.tenant_id = public.app_tenant() and a.confirmed_from <= at_moment
  order by a.business_type_id, a.confirmed_from desc, a.id desc
$$;

-- Projects whose work has begun, each with the businesses that do it: an owner's own, for a provider those of its own
-- businesses, for the platform all (decision 20). `only_own`: of the caller's own businesses alone.
create function projects_with_businesses(max_projects integer, at_moment timestamptz, only_own boolean)
  returns table (project_id bigint, project_name text, business_type_id bigint, provider_name_en text, provider_name_zh text)
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
  select distinct p.id, p.name, a.business_type_id, t.name_en, t.name_zh
  from (select id from known order by id desc limit max_projects) newest
  join public.project p on p.id = newest.id
  join public.project_assignment a on a.project_id = p.id and a.confirmed_from <= at_moment
  join public.tenant t on t.id = a.tenant_id
  where a.tenant_id = public.app_tenant()
    or not only_own and (p.tenant_id = public.app_tenant() or (select is_platform from caller))
  order by p.id desc, t.name_en, a.business_type_id
$$;

-- The seats who work for a business: the tenant's own, or an outsourced one's while its assignment holds.
create function placed_workers(wanted_business bigint, at_moment timestamptz)
  returns table (user_id bigint, org_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select u.id, u.org_id
  from public.business_type b
  join public.user_business_type placed on placed.tenant_id = b.tenant_id and placed.business_type_id = b.id
  join public.app_user u on u.tenant_id = placed.tenant_id and u.id = placed.user_id
  where b.id = wanted_business and u.status = 'enabled' and u.type in ('TSR', 'TeamTSR')
    and (b.tenant_id = public.app_tenant() and public.app_project() is null or exists (
      select 1 from public.outsourced_work() w
      where w.provider_id = b.tenant_id and w.business_type_id = b.id
        and w.confirmed_from <= at_moment and at_moment < w.confirmed_until))
$$;

-- Names of those workers, or of who worked for the business while it could be seen; and the status that each is in for
-- this business (null where none is known, or where it is for other work). A status without a next event holds for 24
-- hours; a corrected span stands in place of what was reported for it (0016).
create function describe_workers(wanted_business bigint, wanted_users bigint[], at_moment timestamptz)
  returns table (user_id bigint, name text, org_name text, masked_phone text, evt smallint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  with business as (
    select b.id, b.tenant_id, b.tenant_id = public.app_tenant() and public.app_project() is null as is_own
    from public.business_type b where b.id = wanted_business
  ), worker as (
    select u.id, u.tenant_id, u.name, u.org_id, u.phone
    from business b join public.app_user u on u.tenant_id = b.tenant_id and u.id = any(wanted_users)
    where b.is_own
      or u.id in (select placed.user_id from public.placed_workers(wanted_business, at_moment) placed)
      or exists (
        select 1 from public.outsourced_work() w join public.stat_user_day s
          on s.tenant_id = w.provider_id and s.business_type_id = w.business_type_id
            and s.project_id = public.app_project() and s.day >= w.first_day and s.day <= w.last_day
        where w.provider_id = b.tenant_id and w.business_type_id = b.id and s.user_id = u.id)
  )
  select worker.id, worker.name, coalesce(o.name, ''),
         case when length(worker.phone) < 8 then '****'
              else left(worker.phone, length(worker.phone) - 8) || '****' || right(worker.phone, 4) end,
         case when present.business_type_id = b.id and (b.is_own or present.project_id = public.app_project())
              then present.evt end
  from worker
  cross join business b
  left join public.organization o on o.tenant_id = worker.tenant_id and o.id = worker.org_id
  left join lateral (
    select * from (
      select 1 as turn, c.evt, c.business_type_id, null::bigint as project_id
      from public.status_correction c
      where c.tenant_id = worker.tenant_id and c.user_id = worker.id and c.start_at <= at_moment and at_moment < c.end_at
      union all
      (select 2, e.evt, e.business_type_id, e.project_id
       from public.status_event e
       where e.tenant_id = worker.tenant_id and e.user_id = worker.id and e.evt <> 2
         and e.evt_at <= at_moment and e.evt_at >= at_moment - interval '48 hours'
         -- After a corrected span goes on what was last reported before its end.
         and (e.evt_at >= at_moment - interval '24 hours' or exists (
           select 1 from public.status_correction c
           where c.tenant_id = e.tenant_id and c.user_id = e.user_id and c.end_at <= at_moment
             and c.end_at >= at_moment - interval '24 hours'
             and e.evt_at < c.end_at and e.evt_at >= c.end_at - interval '24 hours'))
       order by e.evt_at desc, e.receipt desc limit 1)
    ) known order by turn limit 1) present on true
$$;

-- What people typed into a report's editable columns: of one day of a business at a workplace, which is an organisation.
create table daily_report_value (
  tenant_id bigint not null references tenant (id),
  business_type_id bigint not null,
  workplace_id bigint not null,
  day date not null,
  column_id text not null check (length(column_id) between 1 and 64),
  value text not null check (length(value) between 1 and 100),
  primary key (tenant_id, business_type_id, workplace_id, day, column_id),
  foreign key (tenant_id, business_type_id) references business_type (tenant_id, id),
  foreign key (tenant_id, workplace_id) references organization (tenant_id, id)
);
call isolate_tenant_tables();
grant select, insert, update on daily_report_value to console_access;

revoke execute on function outsourced_work(), outsourced_days(), projects_worked_for(bigint[], timestamptz),
  projects_with_businesses(integer, timestamptz, boolean), placed_workers(bigint, timestamptz),
  describe_workers(bigint, bigint[], timestamptz) from public;
grant execute on function outsourced_work(), outsourced_days(), projects_worked_for(bigint[], timestamptz),
  projects_with_businesses(integer, timestamptz, boolean), placed_workers(bigint, timestamptz),
  describe_workers(bigint, bigint[], timestamptz) to console_access;
