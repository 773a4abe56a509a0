import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { filterText, id } from '../../shared/wire.ts'
import { REFERENCE_PAGE_SIZE } from './calls.ts'

/** Products, optionally of one business: `businessCode` is the business type's id (AUDIT-Q3). */
export const productPage = defineCall({
  id: 'business.productPage',
  documented: true,
  method: 'POST',
  path: '/api/business/product/getPageList',
  access: 'page',
  envelope: 'status',
  body: z.strictObject({
    pageNum: z.int().min(1).max(10_000).default(1),
    pageSize: z.int().min(1).max(REFERENCE_PAGE_SIZE).default(REFERENCE_PAGE_SIZE),
    businessCode: id.nullish(),
    /** Part of the name (LABEL-055). */
    name: filterText.optional(),
  }),
  data: z.object({
    rows: z.array(z.object({ id, name: z.string(), businessName: z.string(), businessCode: ours(id) })),
    total: ours(z.int()),
  }),
})

/** Industries to choose from, the same for every company, in the order of the platform (PROJ-009). */
export const industryAll = defineCall({
  id: 'business.industryAll',
  documented: true,
  path: '/api/business/industry/getAll',
  envelope: 'status',
  localised: true,
  data: z.array(z.object({ id, name: z.string() })),
})
