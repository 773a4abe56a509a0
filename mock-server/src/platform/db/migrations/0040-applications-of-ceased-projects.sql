-- What has ceased keeps no business: the applications that may are found without reading those of all former projects.
alter table project_application add column if not exists project_ceased boolean not null default false;
update project_application a set project_ceased = true from project p
  where p.id = a.project_id and p.status = 'ceased' and not a.project_ceased;

-- Never true of a project that is under way; one that is sent in while its project ceases is still false.
create or replace function project_ceased_or_resumed() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
begin
  update public.project_application set project_ceased = new.status = 'ceased'
    where project_id = new.id and project_ceased <> (new.status = 'ceased');
  return null;
end $$;
revoke all on function project_ceased_or_resumed() from public;
-- After project_status_changed, by its name, which locks the applications in their order.
create or replace trigger project_status_noted after update of status on project
  for each row when ((old.status = 'ceased') <> (new.status = 'ceased')) execute function project_ceased_or_resumed();

drop index if exists project_application_taken;
create index project_application_taken on project_application (tenant_id, business_type_id, id) include (project_id)
  where status in ('pending', 'passed') and not project_ceased;
