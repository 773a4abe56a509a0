-- Months of the bill that are closed, with the lines that they had then. Accounts that are changed later change nothing of them.

create table if not exists bill_closing (
  tenant_id bigint not null references tenant (id),
  -- YYYY-MM in the zone of the company
  month text not null check (month ~ '^2\d{3}-(0[1-9]|1[0-2])$'),
  closed_at timestamptz not null,
  closed_by bigint not null,
  primary key (tenant_id, month),
  foreign key (tenant_id, closed_by) references app_user (tenant_id, id)
);

create table if not exists bill_line (
  tenant_id bigint not null,
  month text not null,
  user_id bigint not null,
  -- empty once the person is erased; the line and what it costs remain
  account text not null,
  name text not null,
  is_enabled boolean not null,
  org_id bigint not null,
  org_name text not null,
  -- from the top of the company down to the organisation itself
  org_path bigint[] not null,
  business_type_ids bigint[] not null,
  -- days of opening and closing, 'YYYY-MM-DD/YYYY-MM-DD' with commas between; nothing behind the slash: not closed in the month
  spans text not null,
  first_half boolean not null,
  second_half boolean not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- YYYY-MM-DD
  moved_on text,
  primary key (tenant_id, month, user_id),
  foreign key (tenant_id, month) references bill_closing (tenant_id, month),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index if not exists bill_line_person on bill_line (tenant_id, user_id);

call isolate_tenant_tables();
grant select, insert on bill_closing to console_access;
grant select, insert on bill_line to console_access;
grant update (account, name) on bill_line to console_access;

-- Who opens the bill closes its months; roles are edited from then on.
update role set permissions = permissions || array['9528001']
  where 'report.bill' = any(menu_ids) and not '9528001' = any(permissions);
