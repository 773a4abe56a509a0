import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine } from '../../shared/text.ts'
import { id, queryId, queryPage, unixSeconds, version, queryVersion } from '../../shared/wire.ts'

/** Roles of one company. */
export const MAX_ROLES = 200
export const ROLE_NAME_MAX = 60
/** No menu and no list of codes is longer. */
export const MAX_ROLE_MENU_IDS = 2000
export const MAX_ROLE_PERMISSIONS = 500

export const ROLE_REFUSALS = {
  /** Another role of the company has this name, in whatever case. */
  nameTaken: 1601,
  /** More roles than `MAX_ROLES`. */
  tooMany: 1602,
  /** A role that people have is not deleted. */
  inUse: 1603,
  /** Nobody would be left who can open the pages of roles and of users. */
  locksOut: 1604,
} as const

/** One line, without characters that nobody sees. */
export const roleName = typedLine(ROLE_NAME_MAX).min(1)

const menuIds = z.array(z.string().min(1).max(100)).max(MAX_ROLE_MENU_IDS)
const permissions = z.array(z.string().min(1).max(100)).max(MAX_ROLE_PERMISSIONS)

/** `pages` and `permissions` are numbers; `isOwn` when the signed-in person has the role. */
export const roleRow = z.object({
  id,
  name: z.string(),
  /** Accounts that have it, disabled ones too. */
  people: z.int(),
  pages: z.int(),
  permissions: z.int(),
  isOwn: z.boolean(),
  updatedAt: unixSeconds,
})
export type RoleRow = z.output<typeof roleRow>

/** A role with what it grants. `version` goes up with each change and is sent back with the next one. */
export const role = z.object({
  id,
  name: z.string(),
  people: z.int(),
  menuIds: z.array(z.string()),
  permissions: z.array(z.string()),
  isOwn: z.boolean(),
  /** False for the role of an administrator of the company, which only such an administrator changes. */
  canChange: z.boolean(),
  version,
  updatedAt: unixSeconds,
})
export type Role = z.output<typeof role>

const names = z.object({ en: z.string(), zh: z.string() })

/** A part of the menu. Parents come before what is below them, neighbours in the order of the menu. */
export const menuGrant = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  kind: z.enum(['group', 'section', 'page']),
  name: names,
  /** A page that no menu lists. */
  isHidden: z.boolean(),
  /** True where the signed-in person may grant it: they hold it, or they administer a company of a kind that has it. */
  isHeld: z.boolean(),
})
export type MenuGrant = z.output<typeof menuGrant>

export const permissionGrant = z.object({ code: z.string(), name: names, isHeld: z.boolean() })
export type PermissionGrant = z.output<typeof permissionGrant>

const ROLES_PATH = '/api/role'

/** By name; all of them, since a company has `MAX_ROLES` at most. */
export const list = defineCall({
  id: 'role.list',
  path: ROLES_PATH,
  envelope: 'status',
  data: z.object({ roles: z.array(roleRow) }),
})

/** Everything that a role can grant, with names in both languages. */
export const catalogue = defineCall({
  id: 'role.catalogue',
  path: `${ROLES_PATH}/catalogue`,
  envelope: 'status',
  data: z.object({ menu: z.array(menuGrant), permissions: z.array(permissionGrant) }),
})

/** One role with everything that it grants. 404 for a role of another company. */
export const detail = defineCall({
  id: 'role.detail',
  path: `${ROLES_PATH}/detail`,
  envelope: 'status',
  query: z.strictObject({ id: queryId }),
  data: role,
})

export const member = z.object({
  id,
  username: z.string(),
  name: z.string(),
  orgName: z.string().nullable(),
  isEnabled: z.boolean(),
})
export type Member = z.output<typeof member>

/** People who have a role, by username. */
export const holders = defineCall({
  id: 'role.holders',
  path: `${ROLES_PATH}/holders`,
  envelope: 'status',
  query: z.strictObject({ id: queryId, ...queryPage() }),
  data: z.object({ records: z.array(member), total: z.int() }),
})

/** Grants of a role: pages, and codes. Groups and sections follow from the pages below them, whatever is sent. */
const content = { name: roleName, menuIds, permissions }

/**
 * Makes a role with the pages and permissions that it grants. 403 for one that the caller does not have, 400 for one
 * that does not exist.
 */
export const create = defineCall({
  id: 'role.create',
  method: 'POST',
  path: ROLES_PATH,
  envelope: 'status',
  body: z.strictObject(content),
  data: role,
  refusals: { nameTaken: ROLE_REFUSALS.nameTaken, tooMany: ROLE_REFUSALS.tooMany },
})

/**
 * Changes a role. Rights of the role that the caller does not have remain, sent or not. Answers 409 when `version` is not
 * the present one: somebody else has changed the role meanwhile.
 */
export const modify = defineCall({
  id: 'role.modify',
  method: 'PUT',
  path: ROLES_PATH,
  envelope: 'status',
  body: z.strictObject({ id, version, ...content }),
  data: role,
  refusals: { nameTaken: ROLE_REFUSALS.nameTaken, locksOut: ROLE_REFUSALS.locksOut },
})

/** Makes a role with the grants of another; grants that the caller does not have are left out, and counted. */
export const copy = defineCall({
  id: 'role.copy',
  method: 'POST',
  path: `${ROLES_PATH}/copy`,
  envelope: 'status',
  body: z.strictObject({ id, name: roleName }),
  data: z.object({ role, leftOut: z.int() }),
  refusals: { nameTaken: ROLE_REFUSALS.nameTaken, tooMany: ROLE_REFUSALS.tooMany },
})

/**
 * Deletes a role that no account has, disabled ones included; another is refused. 409 when `version` is not the
 * present one.
 */
export const remove = defineCall({
  id: 'role.remove',
  method: 'DELETE',
  path: ROLES_PATH,
  envelope: 'status',
  query: z.strictObject({ id: queryId, version: queryVersion }),
  refusals: { inUse: ROLE_REFUSALS.inUse },
})
