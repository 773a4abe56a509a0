-- What people type into daily reports is changed by several of them: a change names the version that it was made on.
alter table daily_report_value add column if not exists version integer not null default 1;

-- Roles that administer a company get the permission to type them in; others get it from them.
update role set permissions = permissions || array['95501']
where 'report.summary' = any(menu_ids) and 'account.role' = any(menu_ids) and not '95501' = any(permissions);
