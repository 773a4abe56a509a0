-- Amounts of a company (pay, prices) are in its currency. Until now nothing said which: companies in the demo's other zones
-- get theirs, all others keep the yuan.
alter table tenant add column if not exists currency text not null default 'CNY' check (currency ~ '^[A-Z]{3}$');
update tenant set currency = 'GBP' where timezone = 'Europe/London' and currency = 'CNY';

drop trigger if exists tenant_version on tenant;
create trigger tenant_version before update on tenant
  for each row when ((old.name_en, old.name_zh, old.short_name, old.tenant_type, old.auth_status, old.auth_remark, old.timezone,
      old.currency, old.credential_status, old.credential_flag, old.contact_person, old.contact_tel, old.contact_email,
      old.address)
    is distinct from (new.name_en, new.name_zh, new.short_name, new.tenant_type, new.auth_status, new.auth_remark, new.timezone,
      new.currency, new.credential_status, new.credential_flag, new.contact_person, new.contact_tel, new.contact_email,
      new.address))
  execute function grow_version();

drop function if exists platform_tenant(bigint);
create function platform_tenant(wanted bigint)
  returns table (id bigint, code text, kind text, name_en text, name_zh text, short_name text, tenant_type text,
    auth_status text, auth_remark text, timezone text, currency text, credential_status integer, credential_flag integer,
    contact_person text, contact_tel text, contact_email text, address text, version integer,
    people bigint, created_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  return query
    select t.id, t.code, t.kind, t.name_en, t.name_zh, t.short_name, t.tenant_type, t.auth_status, t.auth_remark, t.timezone,
           t.currency, t.credential_status, t.credential_flag, t.contact_person, t.contact_tel, t.contact_email, t.address,
           t.version,
           (select count(*) from public.app_user u where u.tenant_id = t.id and u.status = 'enabled'), t.created_at
    from public.tenant t where t.id = wanted;
end $$;

-- The new company's id; null when the code is taken.
drop function if exists platform_create_tenant(text, text, text, text, text, text, text, timestamptz);
drop function if exists platform_create_tenant(text, text, text, text, text, text, text, text, timestamptz);
create function platform_create_tenant(new_code text, new_kind text, new_name_en text, new_name_zh text, new_short_name text,
    new_type text, new_timezone text, new_currency text, at_moment timestamptz)
  returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare made bigint;
begin
  perform public.need_platform();
  if new_kind not in ('standard', 'provider') then
    raise exception 'the platform makes no company of the kind %', new_kind using errcode = 'check_violation';
  end if;
  insert into public.tenant (code, kind, name_en, name_zh, short_name, tenant_type, auth_status, timezone, currency, created_at)
    values (new_code, new_kind, new_name_en, new_name_zh, new_short_name, new_type, 'Unverified', new_timezone, new_currency,
      at_moment)
    on conflict (code) do nothing returning tenant.id into made;
  return made;
end $$;

-- False when the company was changed since `seen`.
drop function if exists platform_modify_tenant(bigint, integer, text, text, text, text, integer, integer, text, text, text, text);
drop function if exists platform_modify_tenant(bigint, integer, text, text, text, text, text, integer, integer, text, text, text,
  text);
create function platform_modify_tenant(wanted bigint, seen integer, new_name_en text, new_name_zh text, new_short_name text,
    new_timezone text, new_currency text, new_credential_status integer, new_credential_flag integer, new_contact_person text,
    new_contact_tel text, new_contact_email text, new_address text)
  returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.need_platform();
  update public.tenant t set name_en = new_name_en, name_zh = new_name_zh, short_name = new_short_name,
      timezone = new_timezone, currency = new_currency, credential_status = new_credential_status,
      credential_flag = new_credential_flag, contact_person = new_contact_person, contact_tel = new_contact_tel,
      contact_email = new_contact_email, address = new_address
    where t.id = wanted and t.version = seen;
  return found;
end $$;

revoke execute on function platform_tenant(bigint),
  platform_create_tenant(text, text, text, text, text, text, text, text, timestamptz),
  platform_modify_tenant(bigint, integer, text, text, text, text, text, integer, integer, text, text, text, text) from public;
grant execute on function platform_tenant(bigint),
  platform_create_tenant(text, text, text, text, text, text, text, text, timestamptz),
  platform_modify_tenant(bigint, integer, text, text, text, text, text, integer, integer, text, text, text, text)
  to console_access;
