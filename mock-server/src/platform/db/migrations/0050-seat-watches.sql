-- What a seat does at this moment, where that is work for a project: whose seat it is and whose project. One rule for all that
-- an owner sees of another company's seats (decision 20).
create or replace function project_work(seat_user bigint, at_moment timestamptz)
  returns table (provider_id bigint, owner_id bigint)
  language sql stable set search_path = pg_catalog, public as $$
  select u.tenant_id, p.tenant_id
  from public.app_user u
  join lateral (
    select e.evt, e.business_type_id, e.project_id from public.status_event e
    where e.tenant_id = u.tenant_id and e.user_id = u.id and e.evt <> 2
      and e.evt_at <= at_moment and e.evt_at >= at_moment - interval '24 hours'
    order by e.evt_at desc, e.receipt desc limit 1) present on present.evt <> 0
  join public.user_business_type placed
    on placed.tenant_id = u.tenant_id and placed.user_id = u.id and placed.business_type_id = present.business_type_id
  join public.project_assignment a
    on a.tenant_id = u.tenant_id and a.business_type_id = present.business_type_id and a.project_id = present.project_id
      and a.confirmed_from <= at_moment and (a.confirmed_until is null or at_moment < a.confirmed_until)
  join public.project p on p.id = a.project_id
  where u.id = seat_user and u.status = 'enabled' and u.type in ('TSR', 'TeamTSR')
$$;
revoke execute on function project_work(bigint, timestamptz) from public;

-- Whether a seat works, at this moment, for a project of the caller's company; or, as one of the caller's own seats, for
-- anybody's.
create or replace function works_for_project(seat_id bigint, at_moment timestamptz) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (
    select from public.project_work(seat_id, at_moment) w
    where public.app_tenant() in (w.provider_id, w.owner_id))
$$;

-- Notes a request for the picture of a seat that works for one of the caller's projects at this moment, and answers the last
-- one; no row for any other seat, nor while it does other work, which the picture would show.
create or replace function request_outsourced_picture(seat_user bigint, at_moment timestamptz, note_before timestamptz)
  returns table (jpeg bytea, taken_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare provider bigint;
begin
  select w.provider_id into provider from public.project_work(seat_user, at_moment) w
    where w.owner_id = public.app_tenant() limit 1;
  if not found then
    return;
  end if;
  insert into public.seat_picture as known (tenant_id, user_id, requested_at) values (provider, seat_user, at_moment)
    on conflict (tenant_id, user_id) do update set requested_at = at_moment
    where known.requested_at is null or known.requested_at <= note_before;
  return query select s.jpeg, s.taken_at from public.seat_picture s
    where s.tenant_id = provider and s.user_id = seat_user;
end $$;

-- Who watches which seat at present, of the watcher's company: begun, and not yet in the audit log. What a killed server leaves
-- here is audited by another one.
create table if not exists seat_watch (
  tenant_id bigint not null references tenant (id),
  -- of the session in the room; not its id, which is a secret
  stay_id text not null,
  seat_id bigint not null,
  watcher_id bigint not null,
  seat_tenant_id bigint not null references tenant (id),
  seat_name text not null,
  seat_company text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, stay_id, seat_id),
  foreign key (tenant_id, watcher_id) references app_user (tenant_id, id)
);
create index if not exists seat_watch_seen on seat_watch (seen_at);

call isolate_tenant_tables();
grant select, insert, update, delete on seat_watch to console_access;

-- Name and company of a seat that the caller may watch: one of their own, or one that works for their project.
create or replace function watched_seat(seat_user bigint, at_moment timestamptz)
  returns table (tenant_id bigint, name text, company text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select u.tenant_id, u.name, t.name_en
  from public.app_user u
  join public.tenant t on t.id = u.tenant_id
  where u.id = seat_user and (u.tenant_id = public.app_tenant() or public.works_for_project(seat_user, at_moment))
$$;

-- Watches of all companies that no server has confirmed since a moment, with their watchers.
create or replace function unconfirmed_watches(seen_before timestamptz)
  returns table (tenant_id bigint, stay_id text, seat_id bigint, watcher_id bigint, watcher_name text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select w.tenant_id, w.stay_id, w.seat_id, w.watcher_id, u.name
  from public.seat_watch w join public.app_user u on u.tenant_id = w.tenant_id and u.id = w.watcher_id
  where w.seen_at < seen_before order by w.seen_at
$$;
revoke execute on function watched_seat(bigint, timestamptz), unconfirmed_watches(timestamptz) from public;
grant execute on function watched_seat(bigint, timestamptz), unconfirmed_watches(timestamptz) to console_access;
