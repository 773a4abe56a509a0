import { AUDIT_MENU_ID } from '../../db/seed/menu-ids.ts'
import type { Policy } from '../../http/route.ts'

/** Who may open the page may read what it shows, and nobody else. */
export const mayReadAudit: Policy = (session) => session.menuIds.has(AUDIT_MENU_ID)
