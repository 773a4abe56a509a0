import { BUSINESS_MENU_ID } from '../../../access/menu/menu-ids.ts'
import type { Policy } from '../../../access/route.ts'

/** Reference lists serve the filters and forms of pages, so they are for those who may open a page. */
export const mayReadReferenceLists: Policy = (session) => session.menuIds.size > 0

/** Who may open the page of businesses sees and changes them all. */
export const mayManageBusinesses: Policy = (session) => session.menuIds.has(BUSINESS_MENU_ID)
