-- Lists of sessions: which seats took part in which session, so that any list is a walk through an index. And the
-- sessions that people keep as examples.

create table session_seat (
  tenant_id bigint not null references tenant (id),
  session_id text not null,
  user_id bigint not null,
  -- of this seat's first call in the session, as it was then
  org_id bigint,
  business_type_id bigint not null,
  project_id bigint,
  started_at timestamptz not null,
  -- whether that was the session's first call
  opens boolean not null,
  primary key (tenant_id, session_id, user_id)
);

create index call_session on call (tenant_id, session_id, started_at);

-- Follows from the calls alone, in whatever order they come and are corrected. Old ones go by their age, as calls do.
create function keep_session_seats(touched text[], of_tenants bigint[]) returns void
  language sql set search_path = pg_catalog, public as $$
  with wanted as (
    select tenant_id, session_id from unnest(of_tenants, touched) as one (tenant_id, session_id)
  ), taken as (
    select c.tenant_id, c.session_id, c.user_id, c.org_id, c.business_type_id, c.project_id, c.started_at,
           row_number() over (partition by c.tenant_id, c.session_id, c.user_id order by c.started_at, c.call_id) as of_seat,
           row_number() over (partition by c.tenant_id, c.session_id order by c.started_at, c.call_id) as of_session
    from wanted w join public.call c on c.tenant_id = w.tenant_id and c.session_id = w.session_id
    where c.started_at is not null
  ), gone as (
    delete from public.session_seat s using wanted w
    where s.tenant_id = w.tenant_id and s.session_id = w.session_id
      and not exists (select 1 from taken t where t.tenant_id = s.tenant_id and t.session_id = s.session_id and t.user_id = s.user_id)
  )
  insert into public.session_seat as s
    (tenant_id, session_id, user_id, org_id, business_type_id, project_id, started_at, opens)
  select tenant_id, session_id, user_id, org_id, business_type_id, project_id, started_at, of_session = 1
  from taken where of_seat = 1
  on conflict (tenant_id, session_id, user_id) do update set
    org_id = excluded.org_id, business_type_id = excluded.business_type_id, project_id = excluded.project_id,
    started_at = excluded.started_at, opens = excluded.opens
  where (s.org_id, s.business_type_id, s.project_id, s.started_at, s.opens)
    is distinct from (excluded.org_id, excluded.business_type_id, excluded.project_id, excluded.started_at, excluded.opens)
$$;

create function call_seats_inserted() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform public.keep_session_seats(array_agg(session_id), array_agg(tenant_id))
  from (select distinct tenant_id, session_id from added where session_id is not null and started_at is not null) one;
  return null;
end $$;
create trigger call_seats_inserted after insert on call
  referencing new table as added for each statement execute function call_seats_inserted();

create function call_seats_updated() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform public.keep_session_seats(array_agg(session_id), array_agg(tenant_id))
  from (
    select distinct changed.tenant_id, either.session_id
    from changed join earlier using (tenant_id, call_id)
    cross join lateral (values (changed.session_id), (earlier.session_id)) as either (session_id)
    where either.session_id is not null
      and (changed.session_id, changed.user_id, changed.org_id, changed.business_type_id, changed.project_id, changed.started_at)
        is distinct from
          (earlier.session_id, earlier.user_id, earlier.org_id, earlier.business_type_id, earlier.project_id, earlier.started_at)
  ) one
  having count(*) > 0;
  return null;
end $$;
create trigger call_seats_updated after update on call
  referencing old table as earlier new table as changed for each statement execute function call_seats_updated();

insert into session_seat (tenant_id, session_id, user_id, org_id, business_type_id, project_id, started_at, opens)
select tenant_id, session_id, user_id, org_id, business_type_id, project_id, started_at, of_session = 1
from (
  select *, row_number() over (partition by tenant_id, session_id, user_id order by started_at, call_id) as of_seat,
         row_number() over (partition by tenant_id, session_id order by started_at, call_id) as of_session
  from call where session_id is not null and started_at is not null) taken
where of_seat = 1;

-- One for each way a list begins. What else lists and policies ask stands beside it, so that no row has to be looked up.
create index session_seat_time on session_seat (tenant_id, started_at, session_id)
  include (user_id, org_id, business_type_id, project_id, opens);
create index session_seat_business on session_seat (tenant_id, business_type_id, started_at, session_id)
  include (user_id, org_id, project_id, opens);
create index session_seat_org on session_seat (tenant_id, org_id, business_type_id, started_at, session_id)
  include (user_id, project_id, opens);
create index session_seat_user on session_seat (tenant_id, user_id, started_at, session_id)
  include (org_id, business_type_id, project_id, opens);
create index session_seat_project on session_seat (project_id, started_at, session_id) where project_id is not null;

create index violation_session on violation (tenant_id, session_id) where session_id is not null;
create index violation_rule on violation (tenant_id, rule_id, hit_at);
create index label_hit_call on label_hit (tenant_id, call_id);
create index label_hit_label on label_hit (tenant_id, label_id, hit_at);

-- A session that people keep as an example, once.
create table session_case (
  id bigint generated by default as identity primary key,
  tenant_id bigint not null references tenant (id),
  session_id text not null check (length(session_id) between 1 and 64),
  business_type_id bigint not null,
  title text not null check (length(title) between 1 and 100),
  note text not null check (length(note) <= 2000),
  version integer not null default 1,
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, id),
  unique (tenant_id, session_id),
  foreign key (tenant_id, business_type_id) references business_type (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id)
);
create index session_case_time on session_case (tenant_id, updated_at desc, id desc);

call isolate_tenant_tables();
grant select, insert, update, delete on session_seat, session_case to console_access;

-- What a project's owner sees of outsourced work (decision 20) has its session and its words with it.
-- Not by equality: the planner would look for what is the company's own through the index of projects, too.
create policy project_owner_reads on session_seat for select using ((select app_project()) is not null and
  project_id is not distinct from (select app_project()) and
  exists (select 1 from outsourced_work() w
    where w.provider_id = session_seat.tenant_id and w.business_type_id = session_seat.business_type_id
      and session_seat.started_at >= w.confirmed_from and session_seat.started_at < w.confirmed_until));
-- The calls that they belong to are read under their own policy.
create policy project_owner_reads on conversation for select using ((select app_project()) is not null and exists (
  select 1 from call c where c.tenant_id = conversation.tenant_id and c.session_id = conversation.session_id));
create policy project_owner_reads on utterance for select using ((select app_project()) is not null and exists (
  select 1 from call c where c.tenant_id = utterance.tenant_id and c.call_id = utterance.call_id));

revoke execute on function keep_session_seats(text[], bigint[]), call_seats_inserted(), call_seats_updated() from public;
grant execute on function keep_session_seats(text[], bigint[]) to console_access;
