-- An application that is sent in while somebody places people in its business waits for them: whoever passes it counts
-- them. Before, it was unknown to the placement, and its review did not see what was not yet committed.

-- One number a business. Placements share it; an application takes it alone.
create function seats_key(business bigint) returns bigint language sql immutable as $$
  select hashtextextended('seats of business ' || business, 0)
$$;

create function application_sent_in() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(public.seats_key(new.business_type_id));
  return new;
end $$;

create trigger application_sent_in before insert on project_application
  for each row execute function application_sent_in();
create trigger application_sent_in_again before update of status on project_application
  for each row when (new.status = 'pending' and old.status <> 'pending') execute function application_sent_in();

-- As in 0029, and the number taken first: what was sent in meanwhile is seen by the statement after it.
create or replace function count_project_seats(provider bigint, business bigint) returns void language plpgsql
  security definer set search_path = pg_catalog, public as $$
declare found_one record;
begin
  perform pg_advisory_xact_lock_shared(public.seats_key(business));
  for found_one in
    select a.id from public.project_application a
    where a.tenant_id = provider and a.business_type_id = business and a.status in ('pending', 'passed')
    order by a.id for no key update
  loop
    perform public.count_application_seats(found_one.id);
  end loop;
end $$;
