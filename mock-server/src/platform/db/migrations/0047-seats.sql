-- What the wall of seats shows beside facts: the seats that a person has pinned, and the last picture of each seat's screen.

create table if not exists seat_pin (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  seat_id bigint not null,
  pinned_at timestamptz not null,
  primary key (tenant_id, user_id, seat_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, seat_id) references app_user (tenant_id, id)
);

create table if not exists seat_picture (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  -- null: requested, and none has come
  jpeg bytea check (octet_length(jpeg) <= 262144),
  taken_at timestamptz,
  requested_at timestamptz,
  primary key (tenant_id, user_id),
  check ((jpeg is null) = (taken_at is null)),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
-- A JPEG is compressed: trying it once more takes time and saves nothing.
alter table seat_picture alter column jpeg set storage external;
create index if not exists seat_picture_requested on seat_picture (tenant_id, requested_at);

call isolate_tenant_tables();
grant select, insert, delete on seat_pin to console_access;
grant select, insert, update, delete on seat_picture to console_access;

-- Notes a request for the picture of a seat that works for one of the caller's projects at this moment, and answers the last
-- one; no row for any other seat, nor while it does other work, which the picture would show (decision 20).
create or replace function request_outsourced_picture(seat_user bigint, at_moment timestamptz, note_before timestamptz)
  returns table (jpeg bytea, taken_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare provider bigint;
begin
  select a.tenant_id into provider
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
      and p.tenant_id = public.app_tenant()
    limit 1;
  if not found then
    return;
  end if;
  insert into public.seat_picture as known (tenant_id, user_id, requested_at) values (provider, seat_user, at_moment)
    on conflict (tenant_id, user_id) do update set requested_at = at_moment
    where known.requested_at is null or known.requested_at <= note_before;
  return query select s.jpeg, s.taken_at from public.seat_picture s
    where s.tenant_id = provider and s.user_id = seat_user;
end $$;
revoke execute on function request_outsourced_picture(bigint, timestamptz, timestamptz) from public;
grant execute on function request_outsourced_picture(bigint, timestamptz, timestamptz) to console_access;

-- One event may be about several things of a kind, by their ids: a batch of facts reports the seats that it changed once.
alter table outbox_event add column if not exists ids bigint[] not null default '{}';
-- As `outbox_events`, which it replaces, with those ids.
drop function if exists outbox_events(bigint[], text[]);
create or replace function outbox_batches(event_ids bigint[], topics text[])
  returns table (id bigint, tenant_id bigint, topic text, key text, about bigint[])
  language sql stable security definer set search_path = pg_catalog, public as $$
  select e.id, e.tenant_id, e.topic, e.key, e.ids from public.outbox_event e
  where e.id = any (event_ids) and e.topic = any (topics) order by e.id
$$;
revoke execute on function outbox_batches(bigint[], text[]) from public;
grant execute on function outbox_batches(bigint[], text[]) to console_access;

-- Whichever way a leader signs in or out, it is reported with the session.
create or replace function report_master_session() returns trigger language plpgsql as $$
begin
  insert into outbox_event (tenant_id, topic, key, ids, emitted_at)
    select u.tenant_id, 'master.changed', encode(new.token_hash, 'hex') || case when new.ended_at is null then ' started' else ' ended' end,
           array[u.id], public.app_now()
    from app_user u
    where u.tenant_id = new.tenant_id and u.id = new.user_id and u.type in ('TeamAdmin', 'SuperAdmin')
    on conflict do nothing;
  return null;
end $$;
create or replace trigger master_session_started after insert on session
  for each row execute function report_master_session();
create or replace trigger master_session_ended after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function report_master_session();
