-- The projects with an application to decide, among those of every company.
create index if not exists project_application_pending on project_application (owner_id, project_id, applied_at)
  where status = 'pending';
