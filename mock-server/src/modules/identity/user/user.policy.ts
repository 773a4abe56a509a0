import type { Policy } from '../../../access/route.ts'

/**
 * The directory of colleagues serves the filters and pickers of pages, so it is for those who may open a page. Seats
 * without any see themselves only (SHELL-104).
 */
export const mayReadDirectory: Policy = (session) => session.menuIds.size > 0
