import * as z from 'zod'
import { defineCall } from '../shared/call.ts'
import { noBody, queryId } from '../shared/wire.ts'

/** Logos of the tenant (SHELL-074); the company's own fields come with company settings. */
export const detail = defineCall({
  id: 'tenant.detail',
  method: 'GET',
  path: '/api/tenant/detail',
  access: 'session',
  envelope: 'status',
  query: z.strictObject({ tenantId: queryId }),
  body: noBody,
  data: z.object({
    name: z.string().nullish(),
    logo: z.string().nullish(),
    subLogo: z.string().nullish(),
    timezone: z.string().nullish(),
  }),
})
