import { API_CLIENTS_MENU_ID } from '../../../access/menu/menu-ids.ts'
import type { Policy } from '../../../access/route.ts'

/** Who may open the page of API clients manages them (COMP-Q8). */
export const mayManageClients: Policy = (session) => session.menuIds.has(API_CLIENTS_MENU_ID)
