-- Mails that wait for the mail server. They are written in the transaction of their cause, and deleted once they are sent.
create table if not exists mail (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenant (id),
  -- the person it is for
  user_id bigint not null,
  kind text not null,
  -- recipient and contents, sealed by the server's key: a link in it works once
  sealed text not null,
  -- begins the id by which mail programs recognise a mail that came twice
  mark text not null,
  created_at timestamptz not null,
  -- after this it is of no use
  expires_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index if not exists mail_due on mail (next_attempt_at, id);
create index if not exists mail_user on mail (tenant_id, user_id);

-- The mail address of a person: verified, or typed and waiting for its link to be opened.
create table if not exists person_mail (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  address text,
  verified_at timestamptz,
  pending_address text,
  primary key (tenant_id, user_id),
  check ((address is null) = (verified_at is null)),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index if not exists person_mail_address on person_mail (lower(address));

-- One-time links, one of a purpose for each person: another request ends the former link.
create table if not exists mail_link (
  -- keyed hash of the token; the token itself is in the mail only
  token_hash bytea primary key,
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  purpose text not null check (purpose in ('address', 'password')),
  -- the address that it was sent to
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (tenant_id, user_id, purpose),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);

call isolate_tenant_tables();

-- The sender works for every tenant: it learns which mails are due, and reads each inside its tenant.
create or replace function due_mails(at timestamptz, at_most integer) returns table (id bigint, tenant_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select m.id, m.tenant_id from public.mail m where m.next_attempt_at <= at order by m.next_attempt_at, m.id limit at_most
$$;

-- Accounts that a forgotten password may be set for: enabled, and with a verified address.
create or replace function accounts_with_mail(sought text, at_most integer)
  returns table (tenant_id bigint, user_id bigint, username text, address text, language text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select u.tenant_id, u.id, u.username, m.address, u.language
  from public.app_user u join public.person_mail m on m.tenant_id = u.tenant_id and m.user_id = u.id
  where m.address is not null and u.status = 'enabled' and u.password_hash is not null
    and (lower(u.username) = lower(sought collate "C") collate "default" or lower(m.address) = lower(sought))
  order by u.id limit at_most
$$;

-- The person of a link that is still stored; whether it may be used is decided where it is consumed.
create or replace function account_by_mail_link(sought bytea, of_purpose text)
  returns table (tenant_id bigint, user_id bigint, username text, name text, password_hash text, status text,
                 expires_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select l.tenant_id, l.user_id, u.username, u.name, u.password_hash, u.status, l.expires_at
  from public.mail_link l join public.app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
  where l.token_hash = sought and l.purpose = of_purpose
$$;

-- Name and language of a person, for the mails of their own tenant.
create or replace function mail_reader(person bigint) returns table (username text, language text)
  language sql stable as $$
  select u.username, u.language from app_user u where u.id = person
$$;

revoke execute on function due_mails(timestamptz, integer), accounts_with_mail(text, integer),
  account_by_mail_link(bytea, text), mail_reader(bigint) from public;
grant execute on function due_mails(timestamptz, integer), accounts_with_mail(text, integer),
  account_by_mail_link(bytea, text), mail_reader(bigint) to console_access;
grant select, insert, update, delete on mail, person_mail, mail_link to console_access;
