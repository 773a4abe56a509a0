-- Names are alike in any case of A to Z, and of no other letters: İ is not i, and a Kelvin sign is not k. Usernames have
-- no other letters.
create or replace function account_by_username(wanted text)
  returns table (tenant_id bigint, user_id bigint, username text, name text, password_hash text,
                 must_change_password boolean, status text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select u.tenant_id, u.id, u.username, u.name, u.password_hash, u.must_change_password, u.status
  from public.app_user u where lower(u.username) = lower(wanted collate "C") collate "default"
$$;

-- When the account last signed in from the network: such a network passes the account's lock (decision 0034).
alter table sign_in_attempt add column if not exists succeeded_at timestamptz;
