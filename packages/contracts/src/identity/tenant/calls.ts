import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { queryId, version } from '../../shared/wire.ts'
import { invitation } from '../company/invitation.ts'

/**
 * The tenant's logos and zone for everybody in it (SHELL-074), and for those who may open company settings the company's
 * own fields and its invitation code (COMP-Q1). For all others these are absent.
 */
export const detail = defineCall({
  id: 'tenant.detail',
  documented: true,
  path: '/api/tenant/detail',
  envelope: 'status',
  localised: true,
  query: z.strictObject({ tenantId: queryId }),
  data: z.object({
    name: z.string().nullish(),
    logo: z.string().nullish(),
    subLogo: z.string().nullish(),
    timezone: z.string().nullish(),
    /** 1: the pages of the bill show how many accounts there are (BILL-Q6). */
    billAccountVisible: ours(z.union([z.literal(0), z.literal(1)]).nullable()),
    adminName: z.string().nullish(),
    contactPerson: z.string().nullish(),
    contactTel: z.string().nullish(),
    contactEmail: z.string().nullish(),
    address: z.string().nullish(),
    /** A sign-in ends the person's other sessions (R42). */
    oneSignIn: ours(z.boolean().nullable()),
    /** The version of the company's own fields. */
    version: ours(version.nullable()),
    /** Null until a code was made the first time; it may have expired meanwhile. */
    insertInvCodeData: invitation.nullish(),
  }),
})
