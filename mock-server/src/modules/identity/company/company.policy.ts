import { COMPANY_MENU_ID } from '../../../access/menu/menu-ids.ts'
import type { Policy } from '../../../access/route.ts'

/** Who may open company settings sees the company's own fields and changes them (COMP-Q8). */
export const mayManageCompany: Policy = (session) => session.menuIds.has(COMPANY_MENU_ID)
