-- Registered apps have a company that owns them, can be removed, and say to whom it concerns that a version was taken back.

-- Code of the company whose people read the app's health; null: none but the platform.
alter table sub_app add column if not exists owner_company text;
-- Set for an app that was removed: its rows stay for the sets and records that name it.
alter table sub_app add column if not exists removed_at timestamptz;

-- 'removed': its files are deleted.
alter table sub_app_version drop constraint if exists sub_app_version_state_check;
alter table sub_app_version add constraint sub_app_version_state_check
  check (state in ('waiting', 'fetching', 'ready', 'failed', 'removed'));

-- Companies whose administrators have not been told yet that a rollout took a version back.
create table if not exists sub_app_announcement (
  tenant_id bigint not null references tenant (id),
  rollout_id bigint not null references sub_app_rollout (id),
  primary key (tenant_id, rollout_id)
);
call isolate_tenant_tables();
grant select, delete on sub_app_announcement to console_access;
grant delete on sub_app_file, sub_app_health, sub_app_trial to console_access;

-- The platform, the owner, and the companies of the rollout that have consented to the app.
create or replace function announce_app_rollout(rollout bigint, app bigint) returns void
  language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sub_app_announcement (tenant_id, rollout_id)
  select t.id, r.id from public.sub_app_rollout r, public.sub_app a, public.tenant t
  where r.id = rollout and a.id = app and (
    t.kind = 'platform' or t.code = a.owner_company
    or (r.company_codes is null or t.code = any(r.company_codes)) and exists (
      select from public.company_sub_app c
      where c.tenant_id = t.id and c.app_id = a.id and c.consented_version_id is not null and not c.is_off))
  on conflict do nothing
$$;

create or replace function tenants_with_app_announcements() returns table (tenant_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct n.tenant_id from public.sub_app_announcement n order by n.tenant_id
$$;

-- A company that comes back to a removed app decides again.
create or replace function forget_app_decisions(app bigint) returns void
  language sql security definer set search_path = pg_catalog, public as $$
  delete from public.company_sub_app where app_id = app
$$;

-- Versions whose files nobody can come back to: not among the newest of their app, in none of the newest sets, in no set that
-- is in use, and no company has consented to them.
create or replace function unneeded_app_versions(kept integer) returns table (version_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select v.id from public.sub_app_version v join public.sub_app a on a.id = v.app_id
  where a.removed_at is null and v.state = 'ready'
    and v.number <= (select max(w.number) from public.sub_app_version w where w.app_id = v.app_id) - kept
    and not exists (
      select from public.sub_app_set_item i where i.version_id = v.id and (
        i.set_number > (select max(s.number) from public.sub_app_set s) - kept
        or exists (
          select from public.sub_app_rollout r where r.set_number = i.set_number and r.id >= coalesce((
            select max(f.id) from public.sub_app_rollout f where f.company_codes is null and f.percent = 100), 0))))
    and not exists (select from public.company_sub_app c where c.consented_version_id = v.id)
$$;

revoke execute on function announce_app_rollout(bigint, bigint), tenants_with_app_announcements(), forget_app_decisions(bigint),
  unneeded_app_versions(integer) from public;
grant execute on function announce_app_rollout(bigint, bigint), tenants_with_app_announcements(), forget_app_decisions(bigint),
  unneeded_app_versions(integer) to console_access;
