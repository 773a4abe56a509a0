-- The apps that a person runs are read with the menu, the rights and each list of apps. To plan the query takes longer than to
-- run it: a function of this language keeps its plan as long as its connection.
create or replace function running_apps(company bigint, person bigint)
  returns table (set_number bigint, apps json, off json)
  language plpgsql stable as $$
begin
  -- The newest rollout that the person is in: the share of people is always the same ones, others for another set.
  select r.set_number into set_number from sub_app_rollout r
  where (r.company_codes is null or (select t.code from tenant t where t.id = company) = any(r.company_codes))
    and (r.percent = 100 or
      ('x' || left(encode(sha256(convert_to(r.set_number || ':' || person::text, 'UTF8')), 'hex'), 8))::bit(32)::bigint % 100 < r.percent)
  order by r.id desc limit 1;

  -- Consent to a version holds for another one that asks for no more.
  select coalesce(json_agg(json_build_object('module', a.module, 'name', json_build_object('en', a.name_en, 'zh', a.name_zh),
    'trust', a.trust, 'ownerContact', a.owner_contact, 'versionId', w.id, 'versionNumber', w.number, 'places', w.places,
    'hasSlots', w.slots is not null)
    order by a.module), '[]') into apps
  from sub_app_set_item i
  join sub_app a on a.id = i.app_id
  join sub_app_version v on v.id = i.version_id
  join company_sub_app c on c.app_id = a.id and c.tenant_id = company
  join sub_app_version s on s.id = c.consented_version_id
  join sub_app_version w on w.id = case when s.id = v.id or s.permissions @> v.permissions then v.id else s.id end
  where i.set_number = running_apps.set_number and a.is_enabled and not c.is_off
    and (c.role_ids is null or exists (
      select from user_role u where u.tenant_id = company and u.user_id = person and u.role_id = any(c.role_ids)));

  select coalesce(json_agg(a.module order by a.module), '[]') into off
  from sub_app a left join company_sub_app c on c.app_id = a.id and c.tenant_id = company
  where a.trust = 'own' and (not a.is_enabled or c.is_off);
  return next;
end $$;
revoke execute on function running_apps(bigint, bigint) from public;
grant execute on function running_apps(bigint, bigint) to console_access;

-- Roles that administer the platform or a company may open apps from the own machine; others get the permission from them.
update role set permissions = permissions || array['97801']
where 'account.apps' = any(menu_ids) and 'account.role' = any(menu_ids) and not '97801' = any(permissions);
