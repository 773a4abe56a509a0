-- Who looks at the screenshots of which seat, when last, and since when that is in the audit log. Of the seat's company: the
-- viewer may be of the one whose project the seat works for.
create table if not exists seat_look (
  tenant_id bigint not null references tenant (id),
  seat_id bigint not null,
  viewer_tenant_id bigint not null references tenant (id),
  viewer_id bigint not null,
  looked_at timestamptz not null,
  audited_at timestamptz,
  primary key (tenant_id, seat_id, viewer_id),
  foreign key (tenant_id, seat_id) references app_user (tenant_id, id)
);

call isolate_tenant_tables();
grant select, delete on seat_look to console_access;

-- Notes that somebody of the caller's company looks at a seat that they may watch. A row: this look is to be audited, as the first one
-- in a while in which a picture was seen.
create or replace function note_seat_look(
  seat_user bigint, viewer bigint, at_moment timestamptz, is_seen boolean, note_before timestamptz, audit_before timestamptz)
  returns table (seat_tenant_id bigint, seat_name text, seat_company text)
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  seat record;
  known record;
begin
  select * into seat from public.watched_seat(seat_user, at_moment);
  if not found then
    return;
  end if;
  -- A moment that is to come is of a clock that went back: it says nothing.
  select l.looked_at > note_before and l.looked_at <= at_moment as is_noted,
         l.audited_at > audit_before and l.audited_at <= at_moment as is_audited
    into known from public.seat_look l
    where l.tenant_id = seat.tenant_id and l.seat_id = seat_user and l.viewer_id = viewer;
  if known.is_noted and (known.is_audited or not is_seen) then
    return;
  end if;
  insert into public.seat_look (tenant_id, seat_id, viewer_tenant_id, viewer_id, looked_at)
    values (seat.tenant_id, seat_user, public.app_tenant(), viewer, at_moment) on conflict do nothing;
  -- Read again, locked: of several requests at once one is audited.
  select l.audited_at > audit_before and l.audited_at <= at_moment as is_audited
    into known from public.seat_look l
    where l.tenant_id = seat.tenant_id and l.seat_id = seat_user and l.viewer_id = viewer for update;
  update public.seat_look l set looked_at = at_moment,
      audited_at = case when is_seen and known.is_audited is not true then at_moment else l.audited_at end
    where l.tenant_id = seat.tenant_id and l.seat_id = seat_user and l.viewer_id = viewer;
  if is_seen and known.is_audited is not true then
    delete from public.seat_look l where (l.tenant_id, l.seat_id, l.viewer_id) in (
      select o.tenant_id, o.seat_id, o.viewer_id from public.seat_look o
      where o.tenant_id = seat.tenant_id and o.seat_id = seat_user and o.looked_at < audit_before
      for update skip locked);
    return query select seat.tenant_id, seat.name, seat.company;
  end if;
end $$;

-- The names of those who look at one of the caller's own seats, of whatever company.
create or replace function seat_viewers(seat_user bigint, since timestamptz, at_moment timestamptz) returns table (name text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select u.name from public.seat_look l
  join public.app_user u on u.tenant_id = l.viewer_tenant_id and u.id = l.viewer_id
  where l.tenant_id = public.app_tenant() and l.seat_id = seat_user and l.looked_at > since and l.looked_at <= at_moment
  order by lower(u.name), u.id
$$;
revoke execute on function note_seat_look(bigint, bigint, timestamptz, boolean, timestamptz, timestamptz),
  seat_viewers(bigint, timestamptz, timestamptz) from public;
grant execute on function note_seat_look(bigint, bigint, timestamptz, boolean, timestamptz, timestamptz),
  seat_viewers(bigint, timestamptz, timestamptz) to console_access;
