import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id } from '../../shared/wire.ts'

export const businessType = z.object({ businessTypeId: id, businessTypeName: z.string() })
export type BusinessType = z.output<typeof businessType>

/** Tenant type and authentication status travel as the texts of SHELL-010 (R30). */
export const tenantType = z.enum(['Standard', 'Provider', 'Receiver'])
export const tenantAuthStatus = z.enum(['Unverified', 'Verified', 'Rejected'])
/** Names of roles are for display only; nothing in the console depends on them (ERR-Q15). */
export const userType = z.enum(['SuperAdmin', 'TeamAdmin', 'TeamTSR', 'TSR'])

/** The signed-in user (SHELL-009, SHELL-010). Whatever may be missing is optional: the header never breaks over it. */
export const userInfo = z.object({
  userId: id,
  /** The same, where it is sent. */
  id: id.nullish(),
  username: z.string(),
  tenantId: id,
  tenantName: z.string(),
  selectedBusinessTypeId: id.nullish(),
  individual: z.boolean().nullish(),
  avatar: z.string().nullish(),
  timezone: z.string().nullish(),
  /** ISO 4217 code of the company's amounts. */
  currency: ours(z.string().nullable()),
  credentialStatus: z.int().nullish(),
  credentialFlag: z.int().nullish(),
  orgId: id.nullish(),
  orgName: z.string().nullish(),
  name: z.string().nullish(),
  nickName: z.string().nullish(),
  type: z.string().nullish(),
  teamOrgId: id.nullish(),
  tenantAdmin: z.boolean().nullish(),
  /** An unknown type is shown as none. */
  tenantType: tenantType.nullish().catch(null),
  tenantAuthStatus: tenantAuthStatus.nullish().catch(null),
  businessTypes: z.array(businessType).nullish(),
  /** A one-time password was used: every other call answers 403 until it is changed (R24). */
  mustChangePassword: ours(z.boolean().nullable()),
  /** The company demands a second factor, and there is none: every other call answers 403 until it is set up. */
  mustSetUpFactor: ours(z.boolean().nullable()),
})
export type UserInfo = z.output<typeof userInfo>

/**
 * The signed-in user, with their company and the enabled businesses that they work for (SHELL-010). Also answered
 * before a one-time password is changed.
 */
export const info = defineCall({
  id: 'user.info',
  documented: true,
  path: '/api/user/info',
  access: 'page',
  envelope: 'status',
  localised: true,
  data: userInfo,
})
