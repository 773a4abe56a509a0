-- Whichever way a session ends, it says so in the outbox, in the same transaction: its connections end with it. The key is the
-- hash of its token, as hexadecimal digits. `ended_from` is the address of the person who ended it.
alter table session add column if not exists ended_from text;

create or replace function report_ended_session() returns trigger language plpgsql as $$
begin
  new.ended_from := nullif(current_setting('app.actor', true), '')::jsonb ->> 'address';
  insert into outbox_event (tenant_id, topic, key, emitted_at)
    values (new.tenant_id, 'session.ended', encode(new.token_hash, 'hex'), public.app_now())
    on conflict do nothing;
  return new;
end $$;
create or replace trigger session_ended before update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function report_ended_session();

-- Wakes the readers of the outbox once the event is committed. Who misses it finds the row.
create or replace function notify_outbox_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_event', new.id::text);
  return null;
end $$;
create or replace trigger outbox_event_stored after insert on outbox_event
  for each row execute function notify_outbox_event();

-- Sockets of every tenant are at one server, so its reader sees the events of all of them. They are ids.
create or replace function outbox_events(ids bigint[], topics text[])
  returns table (id bigint, tenant_id bigint, topic text, key text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select e.id, e.tenant_id, e.topic, e.key from public.outbox_event e
  where e.id = any (ids) and e.topic = any (topics) order by e.id
$$;

create or replace function outbox_ids_after(after bigint, topics text[], at_most integer) returns table (id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select e.id from public.outbox_event e
  where e.id > after and e.topic = any (topics) order by e.id limit at_most
$$;

create or replace function outbox_end() returns bigint
  language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce(max(e.id), 0) from public.outbox_event e
$$;

revoke execute on function outbox_events(bigint[], text[]), outbox_ids_after(bigint, text[], integer), outbox_end() from public;
grant execute on function outbox_events(bigint[], text[]), outbox_ids_after(bigint, text[], integer), outbox_end() to console_access;
