-- The platform renames a company's business, and disables it (decision 33).

drop function platform_tenant_businesses(bigint);
create function platform_tenant_businesses(wanted bigint)
  returns table (id bigint, name text, industry_id bigint, status text, people bigint, version integer)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  return query
    select b.id, b.name, b.industry_id, b.status,
           (select count(*) from public.user_business_type u where u.tenant_id = b.tenant_id and u.business_type_id = b.id),
           b.version
    from public.business_type b where b.tenant_id = wanted order by b.id;
end $$;

-- The company's own page takes the same lock: until this transaction ends nobody else changes its businesses.
create function platform_lock_businesses(wanted bigint) returns void language plpgsql
  security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  perform pg_advisory_xact_lock(hashtextextended('business', wanted));
end $$;

-- Whether it was still that version; null when another business of the company has the name.
create function platform_modify_business(wanted bigint, wanted_business bigint, seen integer, new_name text,
    new_industry bigint, new_status text)
  returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  update public.business_type b set name = new_name, industry_id = new_industry, status = new_status
    where b.tenant_id = wanted and b.id = wanted_business and b.version = seen;
  return found;
exception when unique_violation then
  return null;
end $$;

revoke execute on function platform_tenant_businesses(bigint), platform_lock_businesses(bigint),
  platform_modify_business(bigint, bigint, integer, text, bigint, text) from public;
grant execute on function platform_tenant_businesses(bigint), platform_lock_businesses(bigint),
  platform_modify_business(bigint, bigint, integer, text, bigint, text) to console_access;
