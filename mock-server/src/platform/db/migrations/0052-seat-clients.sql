-- Companies with seats whose clients were lost before a moment. Simulated ones stay: the simulator says what those seats do.
create or replace function companies_with_lost_seats(lost_before timestamptz) returns table (tenant_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct p.tenant_id from public.seat_presence p where not p.is_simulated and p.present_until < lost_before
$$;
revoke execute on function companies_with_lost_seats(timestamptz) from public;
grant execute on function companies_with_lost_seats(timestamptz) to console_access;

-- Whether the clients of seats are there that work, at this moment, for a project of the caller's company: by the platform's
-- heartbeats and by the seat page, since they began what they do. No row for any other seat, nor while it does other work.
create or replace function outsourced_presence(seat_ids bigint[], at_moment timestamptz)
  returns table (user_id bigint, heartbeat_at timestamptz, present_until timestamptz, version text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select u.id, beat.at,
         case when p.present_until >= present.began_at then p.present_until end,
         case when p.present_until >= at_moment then p.version else '' end
  from unnest(seat_ids) seat (id)
  join public.app_user u on u.id = seat.id
  join lateral (
    select e.evt_at as began_at from public.status_event e
    where e.tenant_id = u.tenant_id and e.user_id = u.id and e.evt <> 2
      and e.evt_at <= at_moment and e.evt_at >= at_moment - interval '24 hours'
    order by e.evt_at desc, e.receipt desc limit 1) present on true
  left join lateral (
    select max(e.evt_at) as at from public.status_event e
    where e.tenant_id = u.tenant_id and e.user_id = u.id and e.evt = 2
      and e.evt_at >= present.began_at and e.evt_at <= at_moment) beat on true
  left join public.seat_presence p on p.tenant_id = u.tenant_id and p.user_id = u.id
  where exists (select from public.project_work(seat.id, at_moment) w where w.owner_id = public.app_tenant())
$$;
revoke execute on function outsourced_presence(bigint[], timestamptz) from public;
grant execute on function outsourced_presence(bigint[], timestamptz) to console_access;
