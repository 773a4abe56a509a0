-- What the database dates by itself has the time of the server's clock, which a demo runs faster than the real one.

create or replace function keep_account_period() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into public.account_period (tenant_id, user_id, opened_at) values (new.tenant_id, new.id, new.created_at);
  elsif new.status = 'disabled' then
    update public.account_period set closed_at = greatest(public.app_now(), opened_at)
      where tenant_id = new.tenant_id and user_id = new.id and closed_at is null;
  else
    insert into public.account_period (tenant_id, user_id, opened_at) values (new.tenant_id, new.id, public.app_now());
  end if;
  return null;
end $$;

create or replace function end_sessions_of_user() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'app_user' then
    update session set ended_at = public.app_now(), ended_reason = 'disabled'
      where tenant_id = new.tenant_id and user_id = new.id and ended_at is null;
    return new;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update session set ended_at = public.app_now(), ended_reason = 'role'
      where tenant_id = old.tenant_id and user_id = old.user_id and ended_at is null;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update session set ended_at = public.app_now(), ended_reason = 'role'
      where tenant_id = new.tenant_id and user_id = new.user_id and ended_at is null;
  end if;
  return null;
end $$;

create or replace function outsourced_days() returns table (provider_id bigint, business_type_id bigint, day date)
  language sql stable parallel safe security definer set search_path = pg_catalog, public as $$
  select w.provider_id, w.business_type_id, d::date
  from public.outsourced_work() w
  left join public.rollup_state r on r.tenant_id = w.provider_id
  cross join lateral generate_series(w.first_day::timestamp,
    least(w.last_day, (coalesce(r.last_updated_at, public.app_now()) at time zone w.timezone)::date + 1), interval '1 day') d
$$;

do $$
declare target record;
begin
  for target in
    select c.relname as table_name, a.attname as column_name
    from pg_attrdef d
    join pg_class c on c.oid = d.adrelid
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) = 'now()'
      and c.relname <> 'schema_migration'
  loop
    execute format('alter table public.%I alter column %I set default public.app_now()',
      target.table_name, target.column_name);
  end loop;
end $$;
