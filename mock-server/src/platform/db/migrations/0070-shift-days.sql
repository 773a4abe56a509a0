-- How shifts were followed, a row for each day that one has a part of: the adherence of ten thousand people is summed from
-- these, not found in all their statuses.
create table if not exists stat_shift_day (
  tenant_id bigint not null,
  day date not null,
  shift_id text not null,
  user_id bigint not null,
  business_type_id bigint not null,
  -- the day on which the shift begins: this one or the one before
  shift_day date not null,
  -- whether it goes on over midnight, so that two days have a part of it
  is_split boolean not null,
  -- of the whole shift
  whole_seconds integer not null,
  expected_seconds integer not null,
  -- of the part: how much of it has passed, and of that what the person was
  passed_seconds integer not null,
  present_seconds integer not null,
  break_seconds integer not null,
  inactive_seconds integer not null,
  -- work of the day on which shifts begin, and of the next one as far as they go on: one of a person's shifts has it for all, and
  -- one of each business for those of the business
  work_seconds integer not null,
  business_work_seconds integer not null,
  primary key (tenant_id, day, shift_id)
);
create index if not exists stat_shift_day_split on stat_shift_day (tenant_id, day) where is_split;

call isolate_tenant_tables();
grant select, insert, update, delete on stat_shift_day to console_access;

-- Days that were computed before.
insert into rollup_mark (tenant_id, day)
  select distinct s.tenant_id, d::date
  from shift s join tenant t on t.id = s.tenant_id,
       generate_series((s.starts_at at time zone t.timezone)::date, (s.ends_at at time zone t.timezone)::date, interval '1 day') d
  where exists (select 1 from rollup_state r where r.tenant_id = s.tenant_id and s.starts_at < r.last_updated_at);
