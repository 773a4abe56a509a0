import { API_CLIENTS_MENU_ID } from '../../db/seed/menu-ids.ts'
import type { Policy } from '../../http/route.ts'

/** Who may open the page of API clients manages them (COMP-Q8). */
export const mayManageClients: Policy = (session) => session.menuIds.has(API_CLIENTS_MENU_ID)
