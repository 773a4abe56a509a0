-- Several people change the company's own fields, and its settings and categories of voices: a change names the version that
-- was seen.
grant update (version) on tenant to console_access;
alter table voice_setting add column if not exists version integer not null default 1;
alter table voice_category add column if not exists version integer not null default 1;
