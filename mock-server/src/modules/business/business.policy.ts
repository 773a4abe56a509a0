import type { Policy } from '../../http/route.ts'

/** Reference lists serve the filters and forms of pages, so they are for those who may open a page. */
export const mayReadReferenceLists: Policy = (session) => session.menuIds.size > 0
