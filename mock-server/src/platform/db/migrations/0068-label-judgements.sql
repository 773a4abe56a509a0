-- What people say of a label in a session: whether it belongs to it, whatever was found.
create table if not exists label_judgement (
  tenant_id bigint not null references tenant (id),
  label_id bigint not null,
  session_id text not null,
  -- when the session began: its judgements go with its calls
  started_at timestamptz not null,
  belongs boolean not null,
  judged_by bigint not null,
  judged_at timestamptz not null,
  primary key (tenant_id, label_id, session_id),
  foreign key (tenant_id, label_id) references smart_label (tenant_id, id),
  foreign key (tenant_id, judged_by) references app_user (tenant_id, id)
);
create index if not exists label_judgement_session on label_judgement (tenant_id, session_id);
create index if not exists label_judgement_age on label_judgement using brin (started_at);

call isolate_tenant_tables();
grant select, insert, update, delete on label_judgement to console_access;
