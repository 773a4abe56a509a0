-- A list of sessions by what was found in them is read from the hits and the seats alone, through indexes that hold all of it.

alter table label_hit add column session_id text;

-- Of the hit's call, whichever of the two comes first, and however the call is corrected.
create function label_hit_comes() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  select c.session_id into new.session_id from public.call c
  where c.tenant_id = new.tenant_id and c.call_id = new.call_id;
  return new;
end $$;
create trigger label_hit_comes before insert on label_hit for each row execute function label_hit_comes();

create function call_names_hits() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  update public.label_hit h set session_id = named.session_id from named
  where h.tenant_id = named.tenant_id and h.call_id = named.call_id and h.session_id is distinct from named.session_id;
  return null;
end $$;
create trigger call_inserted_names_hits after insert on call
  referencing new table as named for each statement execute function call_names_hits();
create trigger call_updated_names_hits after update on call
  referencing new table as named for each statement execute function call_names_hits();

update label_hit h set session_id = c.session_id from call c
where c.tenant_id = h.tenant_id and c.call_id = h.call_id and c.session_id is not null;

drop index label_hit_label;
create index label_hit_label on label_hit (tenant_id, label_id, hit_at)
  include (session_id, user_id, org_id, business_type_id, project_id);
drop index violation_rule;
create index violation_rule on violation (tenant_id, rule_id, hit_at)
  include (session_id, call_id, user_id, org_id, business_type_id, project_id, source);
create index violation_source on violation (tenant_id, source, hit_at)
  include (session_id, call_id, user_id, org_id, business_type_id, project_id, rule_id);

alter table session_seat drop constraint session_seat_pkey;
create unique index session_seat_pkey on session_seat (tenant_id, session_id, user_id)
  include (started_at, org_id, business_type_id, project_id, opens);
alter table session_seat add primary key using index session_seat_pkey;

-- Each business of a seat in its own order, as each of an organisation.
drop index session_seat_user;
create index session_seat_user on session_seat (tenant_id, user_id, business_type_id, started_at, session_id)
  include (org_id, project_id, opens);

-- What a hit says stands as it came; only its session follows the call.
grant update (session_id) on label_hit to console_access;
revoke execute on function label_hit_comes(), call_names_hits() from public;
