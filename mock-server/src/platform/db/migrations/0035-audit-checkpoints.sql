-- The newest checkpoint of the audit log, whose file is outside the database: a file that ends before it was cut.
create table if not exists audit_checkpoint (
  is_only boolean primary key default true check (is_only),
  number bigint not null,
  -- of its line, in base64url
  hash text not null,
  written_at timestamptz not null
);
grant select, insert, update on audit_checkpoint to console_access;

-- Checkpoints are of all companies: where each log ends, and nothing of what is in it.
create or replace function audit_heads() returns table (tenant_id bigint, seq bigint, hash bytea)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select h.tenant_id, h.seq, h.hash from public.audit_head h where h.seq > 0 order by h.tenant_id
$$;
revoke execute on function audit_heads() from public;
grant execute on function audit_heads() to console_access;
