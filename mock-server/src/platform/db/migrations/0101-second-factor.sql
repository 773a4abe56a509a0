-- The second factor of sign-in (decision 0137): factors of people by kind, recovery codes, the tickets between the two steps of
-- a sign-in, and of whom a company demands one.
create table if not exists sign_in_factor (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  kind text not null check (kind in ('totp')),
  -- encrypted with the server's key, for its person alone
  secret_sealed text not null,
  -- null until the first right code
  confirmed_at timestamptz,
  -- the period of the last accepted code: none is accepted twice
  last_step bigint,
  created_at timestamptz not null,
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
-- One that is on, and one that is being set up.
create unique index if not exists sign_in_factor_totp on sign_in_factor (tenant_id, user_id, (confirmed_at is null)) where kind = 'totp';

create table if not exists recovery_code (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  -- HMAC with the server's key; the code itself is nowhere
  code_hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);

create table if not exists sign_in_ticket (
  -- SHA-256 of the ticket; the ticket itself is nowhere
  ticket_hash bytea primary key,
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  client_id text not null,
  -- SHA-256 of the stored password hash: the ticket ends with the password that it was answered for
  password_mark bytea not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index if not exists sign_in_ticket_person on sign_in_ticket (tenant_id, user_id);

create table if not exists factor_demand (
  tenant_id bigint primary key references tenant (id),
  everybody boolean not null,
  role_ids bigint[] not null,
  version integer not null default 1
);

call isolate_tenant_tables();
grant select, insert, update, delete on sign_in_factor, recovery_code to console_access;
grant select, insert, delete on sign_in_ticket to console_access;
grant select, insert, update on factor_demand to console_access;

-- Whether a company demands a second factor of a person.
create or replace function demands_factor(company bigint, person bigint) returns boolean
  language sql stable as $$
  select exists (
    select from public.factor_demand d where d.tenant_id = company and (d.everybody or exists (
      select from public.user_role u where u.tenant_id = company and u.user_id = person and u.role_id = any(d.role_ids))))
$$;

-- A ticket comes before its tenant is known.
create or replace function tenant_of_sign_in_ticket(wanted bytea) returns bigint
  language sql stable security definer set search_path = pg_catalog, public as $$
  select t.tenant_id from public.sign_in_ticket t where t.ticket_hash = wanted
$$;

-- A session that began without the factor that was demanded then; it is restricted as long as the demand is not withdrawn.
alter table session add column if not exists needs_factor boolean not null default false;

drop function if exists session_by_token_hash(bytea);
create or replace function session_by_token_hash(wanted bytea)
  returns table (tenant_id bigint, user_id bigint, client_id text, last_used_at timestamptz, expires_at timestamptz,
                 username text, name text, tenant_admin boolean, individual boolean,
                 must_change_password boolean, must_set_up_factor boolean, timezone text, menu_ids text[], permissions text[])
  language sql stable security definer set search_path = pg_catalog, public as $$
  select s.tenant_id, s.user_id, s.client_id, s.last_used_at, s.expires_at,
         u.username, u.name, u.tenant_admin, u.individual, u.must_change_password,
         case when s.needs_factor then public.demands_factor(s.tenant_id, s.user_id) else false end, t.timezone,
         array(select distinct m from public.user_role ur
                 join public.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id, unnest(r.menu_ids) m
               where ur.tenant_id = u.tenant_id and ur.user_id = u.id order by m),
         array(select distinct p from public.user_role ur
                 join public.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id, unnest(r.permissions) p
               where ur.tenant_id = u.tenant_id and ur.user_id = u.id order by p)
  from public.session s
  join public.app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.status = 'enabled'
  join public.tenant t on t.id = s.tenant_id
  where s.token_hash = wanted and s.ended_at is null
$$;

revoke execute on function demands_factor(bigint, bigint), tenant_of_sign_in_ticket(bytea), session_by_token_hash(bytea) from public;
grant execute on function demands_factor(bigint, bigint), tenant_of_sign_in_ticket(bytea), session_by_token_hash(bytea)
  to console_access;
