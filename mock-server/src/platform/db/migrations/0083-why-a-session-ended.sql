-- Who has the token of a session that is over learns how it ended, as its open socket does.
create or replace function session_end_by_token_hash(requested bytea) returns table (reason text, ended_from text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select s.ended_reason, s.ended_from from public.session s where s.token_hash = requested and s.ended_at is not null
$$;
revoke execute on function session_end_by_token_hash(bytea) from public;
grant execute on function session_end_by_token_hash(bytea) to console_access;
