-- Companies have versions of apps of their own (decision 48). Roles of theirs that grant roles get the page: nobody could
-- grant it to them otherwise.
update role r set menu_ids = r.menu_ids || array['version', 'version.list']
from tenant t
where t.id = r.tenant_id and t.kind = 'standard' and 'account.role' = any(r.menu_ids)
  and not 'version.list' = any(r.menu_ids);
