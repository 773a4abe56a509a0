-- The platform makes companies and looks after their data (decision 33). It goes across tenants by these functions alone:
-- each asks whether the caller is the platform, and tells or changes no more than its page needs.

alter table tenant add column version integer not null default 1;
create trigger tenant_version before update on tenant
  for each row when ((old.name_en, old.name_zh, old.short_name, old.tenant_type, old.auth_status, old.auth_remark, old.timezone,
      old.credential_status, old.credential_flag, old.contact_person, old.contact_tel, old.contact_email, old.address)
    is distinct from (new.name_en, new.name_zh, new.short_name, new.tenant_type, new.auth_status, new.auth_remark, new.timezone,
      new.credential_status, new.credential_flag, new.contact_person, new.contact_tel, new.contact_email, new.address))
  execute function grow_version();

create function need_platform() returns void language plpgsql stable
  security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select 1 from public.tenant where id = public.app_tenant() and kind = 'platform') then
    raise exception 'only the platform reaches other companies' using errcode = 'insufficient_privilege';
  end if;
end $$;

create function platform_tenants(searched text, wanted_kind text, wanted_status text, max_rows integer, skipped integer)
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
    where (searched = '' or strpos(lower(concat_ws(' ', t.code, t.name_en, t.name_zh, t.short_name)), lower(searched)) > 0)
      and (wanted_kind is null or t.kind = wanted_kind)
      and (wanted_status is null or t.auth_status = wanted_status)
    order by t.created_at desc, t.id desc limit max_rows offset skipped;
end $$;

create function platform_tenant(wanted bigint)
  returns table (id bigint, code text, kind text, name_en text, name_zh text, short_name text, tenant_type text,
    auth_status text, auth_remark text, timezone text, credential_status integer, credential_flag integer,
    contact_person text, contact_tel text, contact_email text, address text, version integer,
    people bigint, created_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  return query
    select t.id, t.code, t.kind, t.name_en, t.name_zh, t.short_name, t.tenant_type, t.auth_status, t.auth_remark, t.timezone,
           t.credential_status, t.credential_flag, t.contact_person, t.contact_tel, t.contact_email, t.address, t.version,
           (select count(*) from public.app_user u where u.tenant_id = t.id and u.status = 'enabled'), t.created_at
    from public.tenant t where t.id = wanted;
end $$;

create function platform_tenant_businesses(wanted bigint)
  returns table (id bigint, name text, industry_id bigint, status text)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  return query
    select b.id, b.name, b.industry_id, b.status from public.business_type b where b.tenant_id = wanted order by b.id;
end $$;

-- The new company's id; null when the code is taken.
create function platform_create_tenant(new_code text, new_kind text, new_name_en text, new_name_zh text, new_short_name text,
    new_type text, new_timezone text, at_moment timestamptz)
  returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare made bigint;
begin
  perform public.need_platform();
  if new_kind not in ('standard', 'provider') then
    raise exception 'the platform makes no company of the kind %', new_kind using errcode = 'check_violation';
  end if;
  insert into public.tenant (code, kind, name_en, name_zh, short_name, tenant_type, auth_status, timezone, created_at)
    values (new_code, new_kind, new_name_en, new_name_zh, new_short_name, new_type, 'Unverified', new_timezone, at_moment)
    on conflict (code) do nothing returning tenant.id into made;
  return made;
end $$;

-- Only of a company without any account: this is no way into one that people work in. Null when the username is anybody's.
create function platform_first_administrator(wanted bigint, org_name text, role_name text, role_menu_ids text[],
    role_permissions text[], new_username text, new_name text, new_password_hash text, at_moment timestamptz)
  returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare made bigint; org bigint; role_made bigint;
begin
  perform public.need_platform();
  perform 1 from public.tenant t where t.id = wanted for no key update;
  if not found or exists (select 1 from public.app_user u where u.tenant_id = wanted) then
    raise exception 'company % has people already', wanted using errcode = 'insufficient_privilege';
  end if;
  insert into public.organization (tenant_id, parent_id, name, sort) values (wanted, null, org_name, 1)
    returning organization.id into org;
  insert into public.app_user (tenant_id, username, name, org_id, type, tenant_admin, password_hash, must_change_password,
      created_at)
    values (wanted, new_username, new_name, org, 'SuperAdmin', true, new_password_hash, true, at_moment)
    on conflict (lower(username)) do nothing returning app_user.id into made;
  if made is null then return null; end if;
  insert into public.role (tenant_id, name, menu_ids, permissions)
    values (wanted, role_name, role_menu_ids, role_permissions) returning role.id into role_made;
  insert into public.user_role (tenant_id, user_id, role_id) values (wanted, made, role_made);
  return made;
end $$;

-- False when the company was changed since `seen`.
create function platform_modify_tenant(wanted bigint, seen integer, new_name_en text, new_name_zh text, new_short_name text,
    new_timezone text, new_credential_status integer, new_credential_flag integer, new_contact_person text,
    new_contact_tel text, new_contact_email text, new_address text)
  returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  update public.tenant t set name_en = new_name_en, name_zh = new_name_zh, short_name = new_short_name,
      timezone = new_timezone, credential_status = new_credential_status, credential_flag = new_credential_flag,
      contact_person = new_contact_person, contact_tel = new_contact_tel, contact_email = new_contact_email,
      address = new_address
    where t.id = wanted and t.version = seen;
  return found;
end $$;

-- As above. The platform's own status is nobody's to set.
create function platform_set_auth_status(wanted bigint, seen integer, new_status text, new_remark text)
  returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  update public.tenant t set auth_status = new_status, auth_remark = new_remark
    where t.id = wanted and t.version = seen and t.kind <> 'platform';
  return found;
end $$;

-- The new business's id; null when the name is taken.
create function platform_add_business(wanted bigint, new_name text, new_industry bigint)
  returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare made bigint;
begin
  perform public.need_platform();
  insert into public.business_type (tenant_id, name, industry_id) values (wanted, new_name, new_industry)
    on conflict do nothing returning business_type.id into made;
  return made;
end $$;

revoke execute on function need_platform(), platform_tenants(text, text, text, integer, integer), platform_tenant(bigint),
  platform_tenant_businesses(bigint), platform_create_tenant(text, text, text, text, text, text, text, timestamptz),
  platform_first_administrator(bigint, text, text, text[], text[], text, text, text, timestamptz),
  platform_modify_tenant(bigint, integer, text, text, text, text, integer, integer, text, text, text, text),
  platform_set_auth_status(bigint, integer, text, text), platform_add_business(bigint, text, bigint) from public;
grant execute on function platform_tenants(text, text, text, integer, integer), platform_tenant(bigint),
  platform_tenant_businesses(bigint), platform_create_tenant(text, text, text, text, text, text, text, timestamptz),
  platform_first_administrator(bigint, text, text, text[], text[], text, text, text, timestamptz),
  platform_modify_tenant(bigint, integer, text, text, text, text, integer, integer, text, text, text, text),
  platform_set_auth_status(bigint, integer, text, text), platform_add_business(bigint, text, bigint) to console_access;
