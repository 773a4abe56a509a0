import * as z from 'zod'
import { defineCall } from '../shared/call.ts'
import { filterText, id, noBody, noQuery } from '../shared/wire.ts'

export const businessType = z.object({ businessTypeId: id, businessTypeName: z.string() })
export type BusinessType = z.output<typeof businessType>

/** Tenant type and authentication status travel as the texts of SHELL-010 (decision 30). */
export const tenantType = z.enum(['Standard', 'Provider', 'Receiver'])
export const tenantAuthStatus = z.enum(['Unverified', 'Verified', 'Rejected'])
/** Names of roles are for display only; nothing in the console depends on them (ERR-Q15). */
export const userType = z.enum(['SuperAdmin', 'TeamAdmin', 'TeamTSR', 'TSR'])

/** The signed-in user (SHELL-009, SHELL-010). Whatever may be missing is optional: the header never breaks over it. */
export const userInfo = z.object({
  userId: id,
  id,
  username: z.string(),
  tenantId: id,
  tenantName: z.string(),
  selectedBusinessTypeId: id.nullish(),
  individual: z.boolean().nullish(),
  avatar: z.string().nullish(),
  timezone: z.string().nullish(),
  credentialStatus: z.int().nullish(),
  credentialFlag: z.int().nullish(),
  orgId: id.nullish(),
  orgName: z.string().nullish(),
  name: z.string().nullish(),
  nickName: z.string().nullish(),
  type: z.string().nullish(),
  teamOrgId: id.nullish(),
  tenantAdmin: z.boolean().nullish(),
  tenantType: tenantType.nullish(),
  tenantAuthStatus: tenantAuthStatus.nullish(),
  businessTypes: z.array(businessType).nullish(),
  /** A one-time password was used: every other call answers 403 until it is changed (decision 24). */
  mustChangePassword: z.boolean().nullish(),
})
export type UserInfo = z.output<typeof userInfo>

export const info = defineCall({
  id: 'user.info',
  method: 'GET',
  path: '/api/user/info',
  access: 'page',
  envelope: 'status',
  query: noQuery,
  body: noBody,
  data: userInfo,
})

export type OrganizationNode = { id: number; name: string; children: OrganizationNode[] }
export const organizationNode: z.ZodType<OrganizationNode> = z.object({
  id,
  name: z.string(),
  get children() {
    return z.array(organizationNode)
  },
})

export const organizationList = defineCall({
  id: 'user.organizationList',
  method: 'POST',
  path: '/api/user/organization/list',
  access: 'page',
  envelope: 'status',
  query: noQuery,
  body: noBody,
  data: z.object({ list: z.array(organizationNode) }),
})

export const listEnum = defineCall({
  id: 'user.listEnum',
  method: 'GET',
  path: '/api/user/list/enum',
  access: 'page',
  envelope: 'status',
  query: noQuery,
  body: noBody,
  data: z.array(z.object({ id, name: z.string() })),
})

/** Accounts of the tenant; `isBasic` asks for account and id only (SHELL-103, SHELL-Q36). */
export const list = defineCall({
  id: 'user.list',
  method: 'POST',
  path: '/api/user/list',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: z.strictObject({
    account: filterText.optional(),
    name: filterText.optional(),
    orgId: id.nullish(),
    isBasic: z.boolean().default(true),
    current: z.int().min(1).max(10_000).default(1),
    size: z.int().min(1).max(1000).default(1000),
  }),
  data: z.object({
    records: z.array(z.object({ id, account: z.string(), name: z.string(), orgId: id.nullish() })),
    total: z.int(),
  }),
})
