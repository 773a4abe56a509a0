import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id } from '../../shared/wire.ts'

export const VIEWS_PATH = '/api/user/view'

/** A query of a page under a name, of one person. At most one of a page is its start: it opens with this query. */
export const savedView = z.object({
  id,
  path: z.string(),
  name: z.string(),
  search: z.string(),
  isStart: z.boolean(),
})
export type SavedView = z.output<typeof savedView>

/** Every view of the caller, by path and name. */
export const list = defineCall({
  id: 'savedView.list',
  path: VIEWS_PATH,
  data: z.object({ views: z.array(savedView) }),
})
