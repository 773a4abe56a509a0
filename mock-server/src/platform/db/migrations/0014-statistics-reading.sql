-- Ranks, summaries and days read every person's days of a range. What they add up stands in the index, in their order,
-- so that a month of a thousand people is a few hundred pages, and not each row in a page of its own.
create index stat_user_day_figures on stat_user_day (tenant_id, day, user_id) include (
  org_id, business_type_id, project_id, online_seconds, calls, answers, valid_calls, quotes, orders, talk_seconds,
  recommended, recommend_valid, recommend_accepted, violations_0, violations_1, violations_2, violations_3, twin_uses);
