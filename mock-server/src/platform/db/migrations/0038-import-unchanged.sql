-- Lines of an import that equal the stored person, and columns of its file that were passed over.
alter table people_import add column if not exists unchanged_lines int not null default 0;
alter table people_import add column if not exists ignored_columns text[] not null default '{}';
