-- In which organisation a person was since when. Facts take the organisation of their own moment (decision 0016), also
-- those that are reported late, and corrected spans. The database writes it, whichever call moves a person.
create table if not exists user_organization_period (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  -- null: in none
  org_id bigint,
  -- until the next one of the person; the first is since ever
  starts_at timestamptz not null,
  primary key (tenant_id, user_id, starts_at),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, org_id) references organization (tenant_id, id)
);

create or replace function record_user_organization() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' then
    -- After the clock was set back, what it said then is void.
    delete from public.user_organization_period p
      where p.tenant_id = new.tenant_id and p.user_id = new.id and p.starts_at >= public.app_now();
  end if;
  insert into public.user_organization_period (tenant_id, user_id, org_id, starts_at)
    values (new.tenant_id, new.id, new.org_id, case tg_op when 'INSERT' then '-infinity' else public.app_now() end);
  return null;
end $$;
revoke execute on function record_user_organization() from public;

create or replace trigger app_user_organization_begun after insert on app_user
  for each row execute function record_user_organization();
create or replace trigger app_user_organization_changed after update of org_id on app_user
  for each row when (old.org_id is distinct from new.org_id) execute function record_user_organization();

-- Where people were before is not known: they were where they are.
insert into user_organization_period (tenant_id, user_id, org_id, starts_at)
  select tenant_id, id, org_id, '-infinity' from app_user on conflict do nothing;

call isolate_tenant_tables();
grant select on user_organization_period to console_access;
