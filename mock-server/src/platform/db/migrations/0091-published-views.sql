-- Organisations and business types as other domains read them, without what only their own domain uses: versions and industries. Such a
-- view is a name for columns, which the planner replaces by the table, with the rights and the tenant of who reads. Nobody writes through it.
create or replace view organization_unit with (security_invoker = true) as
  select id, tenant_id, parent_id, name, sort, removed_at
  from organization;
grant select on organization_unit to console_access;

create or replace view business with (security_invoker = true) as
  select id, tenant_id, name, status
  from business_type;
grant select on business to console_access;

-- What the domains beside that of accounts read further: of the sign-in no more than whether a person has one.
create or replace view person with (security_invoker = true) as
  select id, tenant_id, username, name, org_id, team_org_id, type, tenant_admin, phone, status, selected_business_type_id, created_at,
    individual, nick_name, avatar, status = 'enabled' and password_hash is not null as can_sign_in
  from app_user;
