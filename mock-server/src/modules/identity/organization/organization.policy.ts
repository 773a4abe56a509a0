import { ORGANIZATION_MENU_ID } from '../../../access/menu/menu-ids.ts'
import type { Policy } from '../../../access/route.ts'

/** Who may open the page of organisations sees and changes them all. */
export const mayManageOrganizations: Policy = (session) => session.menuIds.has(ORGANIZATION_MENU_ID)
