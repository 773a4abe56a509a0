import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { filterText, id } from '../../shared/wire.ts'

/** Page size of the reference lists (SHELL-102, AUDIT-009). */
export const REFERENCE_PAGE_SIZE = 100

/**
 * Business types of the company by id, disabled ones too (SHELL-102). `name` is part of a name, in whatever case;
 * without it all.
 */
export const businessTypePage = defineCall({
  id: 'business.businessTypePage',
  documented: true,
  method: 'POST',
  path: '/api/business/businessType/getPageList',
  access: 'page',
  envelope: 'status',
  body: z.strictObject({
    current: z.int().min(1).max(10_000).default(1),
    size: z.int().min(1).max(REFERENCE_PAGE_SIZE).default(REFERENCE_PAGE_SIZE),
    name: filterText.optional(),
  }),
  data: z.object({ records: z.array(z.object({ id, name: z.string() })), total: ours(z.int()) }),
})
