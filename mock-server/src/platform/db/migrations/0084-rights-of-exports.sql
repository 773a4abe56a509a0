-- Codes without which the file of an export would say less: who lost one of them no longer gets it. Files of people from before
-- may have phone numbers in full.
alter table export_job add column if not exists permissions text[] not null default '{}';
update export_job set permissions = array['90005'] where request ->> 'kind' = 'people' and permissions = '{}';
