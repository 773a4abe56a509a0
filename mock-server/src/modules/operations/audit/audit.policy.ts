import { AUDIT_MENU_ID } from '../../../access/menu/menu-ids.ts'
import type { Policy } from '../../../access/route.ts'

/** Who may open the page may read what it shows, and nobody else. */
export const mayReadAudit: Policy = (session) => session.menuIds.has(AUDIT_MENU_ID)
