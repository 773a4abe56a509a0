-- A label that the server switched off because its expressions take too long, until somebody enables or changes it.
alter table smart_label add column if not exists is_too_dear boolean not null default false;
