-- What stands in the addresses of framed pages, and what the pages exchange it for (decision 9). Both end with their session.

create table frame_ticket (
  -- SHA-256 of the ticket; the ticket itself is nowhere
  ticket_hash bytea primary key,
  tenant_id bigint not null references tenant (id),
  session_hash bytea not null references session (token_hash) on delete cascade,
  origin text not null,
  business_type_id bigint,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (tenant_id, business_type_id) references business_type (tenant_id, id)
);
create index frame_ticket_session on frame_ticket (session_hash);

create table frame_token (
  -- SHA-256 of the token; the token itself is nowhere
  token_hash bytea primary key,
  tenant_id bigint not null references tenant (id),
  session_hash bytea not null references session (token_hash) on delete cascade,
  origin text not null,
  business_type_id bigint,
  expires_at timestamptz not null,
  foreign key (tenant_id, business_type_id) references business_type (tenant_id, id)
);
create index frame_token_session on frame_token (session_hash);

call isolate_tenant_tables();

-- The only ways across tenants: a ticket and a token come before their tenant is known.
create function tenant_of_frame_ticket(wanted bytea) returns bigint
  language sql stable security definer set search_path = pg_catalog, public as $$
  select t.tenant_id from public.frame_ticket t where t.ticket_hash = wanted
$$;

create function frame_token_by_hash(wanted bytea, at timestamptz)
  returns table (session_hash bytea, origin text, business_type_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select t.session_hash, t.origin, t.business_type_id
  from public.frame_token t where t.token_hash = wanted and t.expires_at > at
$$;

revoke execute on function tenant_of_frame_ticket(bytea), frame_token_by_hash(bytea, timestamptz) from public;
grant execute on function tenant_of_frame_ticket(bytea), frame_token_by_hash(bytea, timestamptz) to console_access;

grant select, insert, update, delete on frame_ticket to console_access;
grant select, insert, delete on frame_token to console_access;
