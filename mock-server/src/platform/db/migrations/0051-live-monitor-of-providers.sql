-- Providers have the live monitor of projects, too. Roles that may watch the seats of their company and see its projects
-- get the page; it shows them no seat that they could not watch before.
update role r set menu_ids = r.menu_ids || 'project.monitor'::text
from tenant t
where t.id = r.tenant_id and t.kind = 'provider' and r.menu_ids @> array['project.accepted', 'workspace.wall']
  and not 'project.monitor' = any(r.menu_ids);
