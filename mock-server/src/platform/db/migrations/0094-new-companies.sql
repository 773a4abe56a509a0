-- A platform that began empty had no organisation, and no page on which to make the first one: every other hangs below it.
with made as (
  insert into organization (tenant_id, parent_id, name, sort)
  select t.id, null, t.name_en, 1 from tenant t
  where t.kind = 'platform' and exists (select from app_user u where u.tenant_id = t.id)
    and not exists (select from organization o where o.tenant_id = t.id)
  returning tenant_id, id
)
update app_user u set org_id = made.id from made
where u.tenant_id = made.tenant_id and u.tenant_admin and u.org_id is null;

-- The first business of a company is its administrator's too, whoever makes it: the wall and most pages show the businesses of their
-- reader, and stayed empty until administrators found their own account and gave it the business.
create or replace function first_business_made() returns trigger language plpgsql
  set search_path = pg_catalog, public as $$
begin
  insert into public.user_business_type (tenant_id, user_id, business_type_id)
  select u.tenant_id, u.id, new.id from public.app_user u
  where u.tenant_id = new.tenant_id and u.tenant_admin and u.status = 'enabled'
    and not exists (select from public.business_type b where b.tenant_id = new.tenant_id and b.id <> new.id)
  on conflict do nothing;
  return null;
end $$;
create or replace trigger first_business_made after insert on business_type
  for each row execute function first_business_made();
revoke execute on function first_business_made() from public;
