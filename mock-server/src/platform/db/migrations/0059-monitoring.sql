-- Monitoring: who has seen an inactivity alert, and the corrections of one person.

-- An alert is known by its person and its moment: its row is computed again with its day, and this outlives that.
create table if not exists inactive_alert_acknowledgement (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  alert_at timestamptz not null,
  creator_id bigint not null,
  -- may be empty
  note text not null check (length(note) <= 500),
  acknowledged_at timestamptz not null,
  primary key (tenant_id, user_id, alert_at),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, creator_id) references app_user (tenant_id, id)
);

create index if not exists status_edit_user on status_edit (tenant_id, user_id, id desc);

call isolate_tenant_tables();
grant select, insert, delete on inactive_alert_acknowledgement to console_access;
