-- Roles are changed in the console.

alter table role
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now();

-- Who has a role, and how many.
create index user_role_role on user_role (tenant_id, role_id);
-- Two names that differ in case only are one name to whoever reads them.
create unique index role_name_any_case on role (tenant_id, lower(name));

grant insert, update, delete on role to console_access;
