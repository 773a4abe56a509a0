-- Calls as other domains read them: as they were reported, without the revisions by which the ingestion orders reports of one call. It
-- is a name for columns, which the planner replaces by the table, with the rights and the tenant of who reads.
create or replace view reported_call with (security_invoker = true) as
  select tenant_id, call_id, session_id, user_id, org_id, business_type_id, product_id, project_id, is_outbound, started_at, answered_at,
    ended_at, hung_up_by, is_quoted, is_ordered, price, talk_seconds
  from call;
grant select on reported_call to console_access;
