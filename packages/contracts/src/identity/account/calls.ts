import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedText } from '../../shared/text.ts'
import { filterText, id, MAX_PAGE, MAX_PAGE_SIZE, queryId, version } from '../../shared/wire.ts'
import { userType } from '../user/calls.ts'
import { peopleFilter } from './people-filter.ts'
import { idList, person, personDetail, personFields, username } from './person.ts'

export {
  checkImport,
  getImport,
  importProblems,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_CELL,
  IMPORT_MAX_CELLS,
  IMPORT_MAX_LINES,
  IMPORT_POLL_MS,
  IMPORT_REFUSALS,
  startImport,
  stopImport,
  type ImportProblem,
  type ImportState,
  type PeopleImport,
} from './import-calls.ts'
export {
  IMPORT_COLUMNS,
  importTemplate,
  POSITION_NAMES,
  positionNamed,
  type ImportColumn,
} from './import-columns.ts'
export { PERSON_STATUSES, peopleFilter, type PeopleFilter } from './people-filter.ts'
export {
  MAX_ASSIGNED,
  PERSON_LIMITS,
  PHONE_PATTERN,
  personFields,
  FORMULA_START,
  personName,
  phone,
  username,
  type ChangeHindrance,
  type Named,
  type Person,
  type PersonDetail,
  type PersonFields,
  type PersonSession,
} from './person.ts'

export const PEOPLE_PAGE_SIZE = 20
/** People that one call changes at once. */
export const MAX_CHANGED_AT_ONCE = 200
/** One-time passwords that one call makes: each costs the server a tenth of a second. */
export const MAX_RESET_AT_ONCE = 50
/** Organisations that a search answers at most. */
export const MAX_FOUND_ORGANIZATIONS = 50

/** Why an account was not made or changed. */
export const ACCOUNT_REFUSALS = {
  usernameTaken: 1501,
  /** It would give a right that the requester does not hold. */
  grantsMore: 1502,
  /** The person holds more than the requester. */
  holdsMore: 1503,
  lastAdministrator: 1504,
  self: 1505,
  erased: 1506,
  /** The username that was typed to confirm is another. */
  notConfirmed: 1507,
  businessDisabled: 1508,
  /** Somebody would see more of the company than the requester (R58). */
  seesMore: 1509,
} as const
const { grantsMore, businessDisabled, seesMore } = ACCOUNT_REFUSALS

/** By name, or the last changed first. Counted exactly up to 10,000 (R35). */
export const list = defineCall({
  id: 'account.list',
  method: 'POST',
  path: '/api/account/list',
  body: peopleFilter.extend({
    order: z.enum(['name', 'changed']).default('name'),
    pageIndex: z.int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(PEOPLE_PAGE_SIZE),
  }),
  data: z.object({
    records: z.array(person),
    total: z.int(),
    totalIsCapped: z.boolean(),
    /** The number of all people whom the requester may see, capped in the same way. */
    unfilteredTotal: z.int(),
  }),
})

/**
 * One person, with open sessions and the pages that the roles open. 404 for somebody the requester may not see; the
 * phone number of others is masked without the permission 90005.
 */
export const detail = defineCall({
  id: 'account.detail',
  path: '/api/account/detail',
  localised: true,
  query: z.strictObject({ id: queryId }),
  data: personDetail,
})

/** Roles and business types that people can be given. */
export const options = defineCall({
  id: 'account.options',
  path: '/api/account/options',
  data: z.object({
    /** `mayGrant` is false for a role with rights that the requester does not have. */
    roles: z.array(z.object({ id, name: z.string(), mayGrant: z.boolean() })),
    businessTypes: z.array(z.object({ id, name: z.string(), isEnabled: z.boolean() })),
  }),
})

/** Organisations by a part of their name, or one by its id, with the path that distinguishes them. */
export const organizations = defineCall({
  id: 'account.organizations',
  path: '/api/account/organizations',
  query: z.strictObject({ text: filterText.optional(), id: queryId.optional() }),
  data: z.object({ organizations: z.array(z.object({ id, path: z.string() })) }),
})

/** Makes an enabled account. The one-time password is answered here and nowhere else. */
export const create = defineCall({
  id: 'account.create',
  method: 'POST',
  path: '/api/account',
  body: personFields.extend({ username }),
  data: z.object({ id, username: z.string(), password: z.string() }),
  refusals: ACCOUNT_REFUSALS,
})

/** Without `phone` the number stays: anyone who sees it masked cannot have edited it. */
export const modify = defineCall({
  id: 'account.modify',
  method: 'PUT',
  path: '/api/account',
  body: personFields.partial({ phone: true }).extend({ id, version }),
  refusals: ACCOUNT_REFUSALS,
})

export const personChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enable') }),
  z.strictObject({ kind: z.literal('disable') }),
  z.strictObject({ kind: z.literal('move'), orgId: id }),
  z.strictObject({ kind: z.literal('setPosition'), position: userType.nullable() }),
  z.strictObject({ kind: z.literal('addRoles'), roleIds: idList.min(1) }),
  z.strictObject({ kind: z.literal('removeRoles'), roleIds: idList.min(1) }),
  z.strictObject({ kind: z.literal('addBusinessTypes'), businessTypeIds: idList.min(1) }),
  z.strictObject({ kind: z.literal('removeBusinessTypes'), businessTypeIds: idList.min(1) }),
])
export type PersonChange = z.output<typeof personChange>

/** People for whom the change was refused, with the reason in the requester's language. */
const refusedPeople = z.array(z.object({ id, username: z.string(), code: z.int(), reason: z.string() }))
export type RefusedPerson = z.output<typeof refusedPeople>[number]

const personVersion = z.strictObject({ id, version })
export type PersonVersion = z.output<typeof personVersion>

/**
 * Makes one change to several people. Those whom the requester may not change so are named with the reason. An unknown id
 * among them answers 404; roles and business types that nobody may be given refuse the whole call, and so does a change by
 * which somebody would see more. A person of whom `seen` names another version than the present one is not changed.
 */
export const change = defineCall({
  id: 'account.change',
  method: 'POST',
  path: '/api/account/change',
  localised: true,
  body: z.strictObject({
    ids: z.array(id).min(1).max(MAX_CHANGED_AT_ONCE),
    change: personChange,
    seen: z.array(personVersion).max(MAX_CHANGED_AT_ONCE).optional(),
  }),
  data: z.object({
    changed: z.int(),
    refused: refusedPeople,
    /** The present versions of the changed people. */
    versions: z.array(personVersion),
  }),
  refusals: { grantsMore, businessDisabled, seesMore },
})

/** New one-time passwords, answered once; the sessions of these people end. */
export const resetPasswords = defineCall({
  id: 'account.resetPasswords',
  method: 'POST',
  path: '/api/account/password',
  localised: true,
  body: z.strictObject({ ids: z.array(id).min(1).max(MAX_RESET_AT_ONCE) }),
  data: z.object({
    passwords: z.array(z.object({ id, username: z.string(), name: z.string(), password: z.string() })),
    refused: refusedPeople,
    versions: z.array(personVersion),
  }),
})

/** Ends one session of a person, or all of them. */
export const endSessions = defineCall({
  id: 'account.endSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  query: z.strictObject({
    id: queryId,
    session: z
      .string()
      .regex(/^[\w-]{22}$/)
      .optional(),
  }),
  data: z.object({ ended: z.int() }),
  refusals: ACCOUNT_REFUSALS,
})

/** Everything the platform holds about a person, to be saved as a file (R39). */
export const personalData = defineCall({
  id: 'account.personalData',
  method: 'POST',
  path: '/api/account/personal-data',
  body: z.strictObject({ id }),
  data: z.record(z.string(), z.unknown()),
  refusals: ACCOUNT_REFUSALS,
})

/** Deletes a lost second factor with its recovery codes, and ends the person's sessions. 404 for a person without one. */
export const resetFactor = defineCall({
  id: 'account.resetFactor',
  method: 'POST',
  path: '/api/account/factor/reset',
  body: z.strictObject({ id }),
  /** Number of sessions that were open. */
  data: z.object({ ended: z.int() }),
  refusals: ACCOUNT_REFUSALS,
})

/** Erases a person's data for good; records of past events keep only the id (R39). */
export const erase = defineCall({
  id: 'account.erase',
  method: 'POST',
  path: '/api/account/erase',
  body: z.strictObject({ id, username: typedText().max(64) }),
  refusals: ACCOUNT_REFUSALS,
})
