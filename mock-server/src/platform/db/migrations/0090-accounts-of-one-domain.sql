-- People whom a business was taken from may still have it as their last selected one. Once it is removed, the database clears it there:
-- accounts are written by their own domain alone.
alter table app_user drop constraint if exists app_user_tenant_id_selected_business_type_id_fkey;
alter table app_user add constraint app_user_tenant_id_selected_business_type_id_fkey
  foreign key (tenant_id, selected_business_type_id) references business_type (tenant_id, id)
  on delete set null (selected_business_type_id);

-- Accounts as other domains read them: nothing of how a person signs in. It is a name for columns, which the planner replaces by the
-- table, with the rights and the tenant of who reads.
create or replace view person with (security_invoker = true) as
  select id, tenant_id, username, name, org_id, team_org_id, type, tenant_admin, phone, status, selected_business_type_id, created_at
  from app_user;
grant select on person to console_access;
