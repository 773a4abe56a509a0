-- A company's zone rules its days everywhere: in the database, in the server and in the browser. One that any of them does
-- not know would stop its statistics and its pages, so it is refused where it is written. Abbreviations and offsets, which
-- PostgreSQL would take as well, are not names of zones elsewhere.
create function check_timezone() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if new.timezone !~ '^[A-Z][A-Za-z_]*(/[A-Za-z0-9_+-]+)*$'
    or not exists (select from pg_timezone_names where name = new.timezone) then
    raise exception 'no time zone is named %', new.timezone using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tenant_timezone_known before insert or update of timezone on tenant
  for each row execute function check_timezone();
revoke execute on function check_timezone() from public;
