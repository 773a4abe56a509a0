-- One project is read without reading every application of the company: the rule is looked up for the project alone.
alter policy provider_reads on project using ((select app_kind()) = 'provider' and (status = 'normal'
  or exists (select 1 from project_application a
    where a.tenant_id = (select app_tenant()) and a.project_id = project.id)));
-- The applications that keep a business from being taken, by business.
create index if not exists project_application_taken
  on project_application (tenant_id, business_type_id, id) include (project_id) where status in ('pending', 'passed');
