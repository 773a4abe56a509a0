-- A label that is disabled is judged since no moment.
update smart_label set enabled_at = null where not is_enabled and enabled_at is not null;
alter table smart_label drop constraint if exists smart_label_enabled;
alter table smart_label add constraint smart_label_enabled check (is_enabled or enabled_at is null);
