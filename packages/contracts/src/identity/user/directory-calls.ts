import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { filterText, id, listOrNone } from '../../shared/wire.ts'

export type OrganizationNode = { id: number; name: string; children: OrganizationNode[] }
export const organizationNode: z.ZodType<OrganizationNode> = z.object({
  id,
  name: z.string(),
  get children() {
    return listOrNone(organizationNode)
  },
})

/**
 * The organisations that the caller may see, as a tree (SHELL-103). One whose parent is not visible is a root;
 * deleted ones are left out.
 */
export const organizationList = defineCall({
  id: 'user.organizationList',
  documented: true,
  method: 'POST',
  path: '/api/user/organization/list',
  access: 'page',
  envelope: 'status',
  data: z.object({ list: z.array(organizationNode) }),
})

/** Names of the people whom the caller may see, in their order (SHELL-103). Disabled accounts too; at most 10,000. */
export const listEnum = defineCall({
  id: 'user.listEnum',
  documented: true,
  path: '/api/user/list/enum',
  access: 'page',
  envelope: 'status',
  data: z.array(z.object({ id, name: z.string() })),
})

/**
 * Accounts of the tenant, found by parts of account and name and by organisation. `isBasic` says that account and id are
 * enough: a platform may then leave out what else it knows, this one does not (SHELL-103, SHELL-Q36).
 */
export const list = defineCall({
  id: 'user.list',
  documented: true,
  method: 'POST',
  path: '/api/user/list',
  envelope: 'status',
  body: z.strictObject({
    account: filterText.optional(),
    name: filterText.optional(),
    orgId: id.nullish(),
    isBasic: z.boolean().default(true),
    current: z.int().min(1).max(10_000).default(1),
    size: z.int().min(1).max(1000).default(1000),
  }),
  data: z.object({
    records: z.array(
      z.object({ id, account: z.string(), name: ours(z.string()), orgId: ours(id.nullable()) }),
    ),
    total: ours(z.int()),
  }),
})
