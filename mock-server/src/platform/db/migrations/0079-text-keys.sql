-- The form in which texts are compared, as `foldText` of the contracts: full-width and half-width, composed and decomposed,
-- capital and small letters are the same, and hidden marks are nothing.
create or replace function text_key(value text) returns text
  language sql immutable parallel safe as $$
  select lower(normalize(regexp_replace(value,
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'), NFKC))
$$;
-- Whether a text holds what somebody looks for. Not `like`, whose wildcards a person may type without meaning them.
create or replace function holds_text(value text, typed text) returns boolean
  language sql immutable parallel safe as $$
  select strpos(public.text_key(value), public.text_key(typed)) > 0
$$;

-- With the column its indexes go. A compatible form may be far longer than a name; an index holds so much of it.
alter table project drop column if exists folded;
alter table project add column folded text generated always as (left(text_key(name), 600)) stored;
create index project_of_owner on project (tenant_id, created_at desc, id desc) include (status, folded, code);
create index project_newest on project (created_at desc, id desc) include (tenant_id, status, folded, code);
create index project_open on project (modified_at desc, id desc) include (tenant_id, industry_id, folded, status)
  where status = 'normal';
create index project_of_status on project (tenant_id, status, created_at desc, id desc) include (folded, code);
create index project_newest_of_status on project (status, created_at desc, id desc) include (tenant_id, folded, code);
create index project_grams on project using gin (grams_of(folded || ' ' || lower(code), 1, 3)) with (fastupdate = off);

create or replace function projects_maybe_holding(key text, most integer) returns bigint[]
  language plpgsql stable parallel safe
  security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
declare
  folded_key constant text := public.text_key(key);
  size constant integer := least(3, length(folded_key));
  found bigint[];
begin
  select array_agg(p.id) into found from (
    select one.id from public.project one
    where public.grams_of(one.folded || ' ' || lower(one.code), 1, 3) @> public.grams_of(folded_key, size, size)
    limit most + 1) p;
  return case when cardinality(found) > most then null else coalesce(found, '{}') end;
end
$$;

drop function if exists platform_tenants(text, text, text, integer, integer);
create function platform_tenants(searched text, kind_of text, status_of text, max_rows integer, skipped integer)
  returns table (id bigint, code text, kind text, name_en text, name_zh text, tenant_type text, auth_status text,
    timezone text, credential_status integer, credential_flag integer, people bigint, created_at timestamptz, total bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  return query
    select t.id, t.code, t.kind, t.name_en, t.name_zh, t.tenant_type, t.auth_status, t.timezone,
           t.credential_status, t.credential_flag,
           (select count(*) from public.app_user u where u.tenant_id = t.id and u.status = 'enabled'),
           t.created_at, count(*) over ()
    from public.tenant t
    where (searched = '' or public.holds_text(concat_ws(' ', t.code, t.name_en, t.name_zh, t.short_name), searched))
      and (kind_of is null or t.kind = kind_of)
      and (status_of is null or t.auth_status = status_of)
    order by t.created_at desc, t.id desc limit max_rows offset skipped;
end $$;
revoke execute on function platform_tenants(text, text, text, integer, integer) from public;
grant execute on function platform_tenants(text, text, text, integer, integer) to console_access;
