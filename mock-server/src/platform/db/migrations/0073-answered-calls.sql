-- Answered calls of both directions, which the average talk time is divided by. Null for days that were computed before and
-- whose facts have expired: neither their calls nor their talk time are part of an average.
alter table stat_user_day add column if not exists answered_calls integer;
alter table stat_slot add column if not exists answered_calls integer;

drop index if exists stat_user_day_figures;
create index stat_user_day_figures on stat_user_day (tenant_id, day, user_id) include (
  org_id, business_type_id, project_id, online_seconds, calls, answers, valid_calls, quotes, orders, talk_seconds,
  answered_calls, recommended, recommend_valid, recommend_accepted, violations_0, violations_1, violations_2, violations_3,
  twin_uses);

-- Days that were computed before.
insert into rollup_mark (tenant_id, day)
  select distinct s.tenant_id, s.day from stat_user_day s where s.calls > 0 or s.talk_seconds > 0;
