-- The sample that a company shows until it removes it, and what its facts are found by.
create table if not exists sample_data (
  tenant_id bigint primary key references tenant (id),
  -- of the ids of its events, calls and sessions
  prefix text not null,
  added_at timestamptz not null,
  user_ids bigint[] not null,
  calls integer not null,
  events integer not null,
  -- of its last status: statuses of the company up to this one are of the sample
  last_receipt bigint not null
);
call isolate_tenant_tables();
grant select, insert, delete on sample_data to console_access;

-- Until now only whole months of the first two were deleted.
grant delete on utterance, status_event, annotation to console_access;
