-- What an import says of its file beside the lines, and the values of the reason why it ended: several, as the sheet and the line.
alter table people_import add column if not exists notes jsonb not null default '[]';
alter table people_import add column if not exists reason_values jsonb not null default '{}';
-- A database that had this migration before has lost the column.
alter table people_import add column if not exists reason_detail text;
update people_import set reason_values = jsonb_build_object('detail', reason_detail) where reason_detail is not null;
update people_import set reason = 'encoding', reason_values = '{"detail": "1"}' where reason = 'utf16';
update people_import set reason_values = '{"detail": "1"}' where reason = 'encoding';
alter table people_import drop column reason_detail;
-- Whose cell a refused one is, where the line names a person of the company: an erasure finds it by that.
alter table people_import_problem add column if not exists about_user_id bigint;
