import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine } from '../../shared/text.ts'
import { id, queryId, version, queryVersion } from '../../shared/wire.ts'

export const MAX_NAME_CHARACTERS = 100
/** Levels of the tree, the company itself included. */
export const MAX_DEPTH = 20
/** Organisations of one company. */
export const MAX_ORGANIZATIONS = 30_000

export const ORGANIZATION_REFUSALS = {
  nameTaken: 1401,
  tooDeep: 1402,
  tooMany: 1403,
  /** The company itself is neither moved nor deleted. */
  root: 1404,
  /** An organisation cannot move into itself, or into one below it. */
  underItself: 1405,
  hasPeople: 1406,
  hasChildren: 1407,
  /** The change goes into, out of or outside of the part that the requester leads (R58). */
  beyondScope: 1408,
} as const

const { nameTaken, tooDeep, tooMany, root, underItself, hasPeople, hasChildren, beyondScope } =
  ORGANIZATION_REFUSALS

/** One line of text, without line ends and other invisible characters. */
export const organizationName = typedLine(MAX_NAME_CHARACTERS).min(1)

/** `people` counts the accounts directly in the organisation, disabled ones too, and those who lead it from elsewhere. */
export const organizationRow = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  people: z.int(),
  /** Names of its enabled leaders; empty for a platform that leaves them out. */
  leaders: z.array(z.string()).default([]),
  version,
})
export type OrganizationRow = z.output<typeof organizationRow>

const PATH = '/api/user/organization'

/** Every organisation, those of one parent in their order; the company is the one without a parent. */
export const tree = defineCall({
  id: 'organization.tree',
  path: `${PATH}/tree`,
  envelope: 'status',
  data: z.object({ rows: z.array(organizationRow) }),
})

/** Appends the organisation to the children of its parent. */
export const create = defineCall({
  id: 'organization.create',
  method: 'POST',
  path: PATH,
  envelope: 'status',
  body: z.strictObject({ parentId: id, name: organizationName }),
  data: z.object({ id }),
  refusals: { nameTaken, tooDeep, tooMany },
})

/** 409 when `version` is not the present one: somebody changed it meanwhile. */
export const rename = defineCall({
  id: 'organization.rename',
  method: 'PUT',
  path: PATH,
  envelope: 'status',
  body: z.strictObject({ id, name: organizationName, version }),
  refusals: { nameTaken },
})

/**
 * Moves the organisation under a parent, before one of its children or, with null, to the end. 409 also when `beforeId` is
 * elsewhere by now.
 */
export const move = defineCall({
  id: 'organization.move',
  method: 'PUT',
  path: `${PATH}/move`,
  envelope: 'status',
  body: z.strictObject({ id, parentId: id, beforeId: id.nullable(), version }),
  refusals: { root, underItself, tooDeep, nameTaken, beyondScope },
})

/**
 * Deletes an organisation without people and without others below it; past records keep its name. 409 when `version` is not
 * the present one.
 */
export const remove = defineCall({
  id: 'organization.remove',
  method: 'DELETE',
  path: PATH,
  envelope: 'status',
  query: z.strictObject({ id: queryId, version: queryVersion }),
  refusals: { root, hasPeople, hasChildren },
})
