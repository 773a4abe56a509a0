-- Companies with seats whose clients were lost before a moment. Simulated ones stay: the simulator says what those seats do.
create or replace function companies_with_lost_seats(lost_before timestamptz) returns table (tenant_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct p.tenant_id from public.seat_presence p where not p.is_simulated and p.present_until < lost_before
$$;
revoke execute on function companies_with_lost_seats(timestamptz) from public;
grant execute on function companies_with_lost_seats(timestamptz) to console_access;
