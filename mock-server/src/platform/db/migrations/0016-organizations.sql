-- Organisations, businesses and companies are administered in the console.

-- A version grows with each change that another person could overwrite; whoever changes names the one they saw.
create function grow_version() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
revoke execute on function grow_version() from public;

-- A removed organisation stays as a row: what happened there keeps its name.
alter table organization
  add column version integer not null default 1,
  add column removed_at timestamptz;
create trigger organization_version before update on organization
  for each row when (old.name is distinct from new.name or old.parent_id is distinct from new.parent_id)
  execute function grow_version();
create unique index organization_sibling_name on organization (tenant_id, parent_id, lower(name)) nulls not distinct
  where removed_at is null;
create index app_user_team_org on app_user (tenant_id, team_org_id) where team_org_id is not null;

-- Nobody comes into an organisation that is removed. The lock waits for a removal under way, which waits for this one.
create function check_organization_open() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare wanted bigint;
begin
  foreach wanted in array array_remove(array[new.org_id, new.team_org_id], null) loop
    perform 1 from organization where tenant_id = new.tenant_id and id = wanted and removed_at is null for key share;
    if not found then
      raise exception 'organisation % does not exist', wanted using errcode = 'foreign_key_violation';
    end if;
  end loop;
  return new;
end $$;
revoke execute on function check_organization_open() from public;
create trigger app_user_organization_open before insert or update of org_id, team_org_id on app_user
  for each row execute function check_organization_open();

grant insert on organization to console_access;
grant update (parent_id, name, sort, removed_at) on organization to console_access;

alter table business_type add column version integer not null default 1;
create trigger business_type_version before update on business_type for each row execute function grow_version();
create unique index business_type_name on business_type (tenant_id, lower(name));
alter table product add column version integer not null default 1;
create trigger product_version before update on product for each row execute function grow_version();
create unique index product_name on product (tenant_id, business_type_id, lower(name));
grant insert, delete on business_type, product to console_access;
grant update (name, industry_id, status) on business_type to console_access;
grant update (name) on product to console_access;
