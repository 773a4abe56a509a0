-- People whom a business was taken from may still have it as their last selected one. Once it is removed, the database clears it there:
-- accounts are written by their own domain alone.
alter table app_user drop constraint if exists app_user_tenant_id_selected_business_type_id_fkey;
alter table app_user add constraint app_user_tenant_id_selected_business_type_id_fkey
  foreign key (tenant_id, selected_business_type_id) references business_type (tenant_id, id)
  on delete set null (selected_business_type_id);
