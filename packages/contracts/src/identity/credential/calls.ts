import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { typedLine } from '../../shared/text.ts'
import { DAY_SECONDS } from '../../shared/units.ts'
import {
  filterText,
  id,
  queryId,
  queryInt,
  queryUnixSeconds,
  unixSeconds,
  version,
} from '../../shared/wire.ts'

export const CREDENTIAL_PAGE_SIZE = 20
/** API clients of one tenant. */
export const MAX_CLIENTS = 50
/** The full secret is returned without a new prompt for this long after the password was entered (R25). */
export const PASSWORD_CONFIRMED_SECONDS = 300
/** A client without a call on this many days, today included, counts as no longer used. */
export const QUIET_DAYS = 7
/** The longest range of the usage chart. */
export const MAX_USAGE_DAYS = 366
export const MAX_USAGE_PATHS = 20
/** Paths that the search of CRED-012 answers at most. */
export const MAX_FOUND_PATHS = 50

export const MAX_CLIENT_NAME = 60
export const MAX_CLIENT_DESCRIPTION = 200

export const CLIENT_STATUS = { disabled: 0, enabled: 1 } as const
export const clientStatus = z.enum(CLIENT_STATUS)

export const CREDENTIAL_REFUSALS = {
  /** More clients than `MAX_CLIENTS`. */
  tooMany: 1301,
  /** Only a disabled client is deleted: see `rotationStep`. */
  deleteEnabled: 1302,
  /** No password in the call, and none entered in the last minutes: prompt for it and send again. */
  passwordNeeded: 1303,
  passwordWrong: 1304,
} as const

const clientName = typedLine(MAX_CLIENT_NAME).min(1)
const clientDescription = typedLine(MAX_CLIENT_DESCRIPTION)

/** An API client. `clientSecret` is masked but for its last four characters (R8). */
export const apiClient = z.object({
  id,
  clientId: z.string(),
  clientSecret: z.string(),
  createTimestamp: unixSeconds,
  status: clientStatus,
  /** Calls since it was made (CRED-Q7). */
  usage: z.int(),
  /** Calls on the last `QUIET_DAYS` days of the tenant's zone, today included. */
  recentUsage: ours(z.int()),
  /** When it last called or fetched a token; null when never. */
  lastUsedAt: ours(unixSeconds.nullable()),
  /** The word that people call it by: a number until somebody names it. */
  name: ours(z.string()),
  /** Empty where nobody has written one. */
  description: ours(z.string()),
  version: ours(version),
})
export type ApiClient = z.output<typeof apiClient>

/**
 * The next step for a client that is being replaced (R8): wait until its users have moved, disable it, delete it. Disabling
 * is always possible, since a leaked secret cannot wait; deleting only once it is disabled.
 */
export type RotationStep = 'awaitNoUsage' | 'disable' | 'delete'
export function rotationStep({
  status,
  recentUsage,
}: Pick<ApiClient, 'status' | 'recentUsage'>): RotationStep {
  if (status === CLIENT_STATUS.disabled) return 'delete'
  return recentUsage !== undefined && recentUsage > 0 ? 'awaitNoUsage' : 'disable'
}

const CLIENTS_PATH = '/api/tenant/oauth_client'

/** Newest first. */
export const list = defineCall({
  id: 'credential.list',
  documented: true,
  path: CLIENTS_PATH,
  envelope: 'status',
  query: z.strictObject({
    current: queryInt(1, 1000).default(1),
    size: queryInt(1, 100).default(CREDENTIAL_PAGE_SIZE),
  }),
  data: z.object({ records: z.array(apiClient), total: z.int() }),
})

/** Answers the new client with its full secret, numbered as a name in the language of the request; another platform may answer success alone. */
export const create = defineCall({
  id: 'credential.create',
  documented: true,
  method: 'POST',
  path: CLIENTS_PATH,
  envelope: 'status',
  localised: true,
  data: apiClient.nullable().catch(null),
  refusals: { tooMany: CREDENTIAL_REFUSALS.tooMany },
})

/** A disabled client's tokens end within a second. */
export const setStatus = defineCall({
  id: 'credential.setStatus',
  documented: true,
  method: 'PUT',
  path: CLIENTS_PATH,
  envelope: 'status',
  body: z.strictObject({ id, status: clientStatus }),
})

/** Names an API client, and says what it is for. What it signs in with stays as it is. 409 when `version` is not that of the client. */
export const describe = defineCall({
  id: 'credential.describe',
  method: 'PUT',
  path: `${CLIENTS_PATH}/description`,
  envelope: 'status',
  body: z.strictObject({ id, name: clientName, description: clientDescription, version }),
})

/** Deletes an API client that is disabled. An enabled one is refused (R8). */
export const remove = defineCall({
  id: 'credential.remove',
  documented: true,
  method: 'DELETE',
  path: CLIENTS_PATH,
  envelope: 'status',
  query: z.strictObject({ id: queryId }),
  refusals: { deleteEnabled: CREDENTIAL_REFUSALS.deleteEnabled },
})

/** The full secret, to show or to copy. The password may be left out until `confirmedUntil` of an earlier answer. */
export const reveal = defineCall({
  id: 'credential.reveal',
  method: 'POST',
  path: `${CLIENTS_PATH}/reveal`,
  envelope: 'status',
  body: z.strictObject({ id, password: z.string().min(1).max(128).optional() }),
  data: z.object({ clientSecret: z.string(), confirmedUntil: unixSeconds }),
  refusals: {
    passwordNeeded: CREDENTIAL_REFUSALS.passwordNeeded,
    passwordWrong: CREDENTIAL_REFUSALS.passwordWrong,
  },
})

/** The text of a row's client id, not its number (CRED-Q4). */
const clientId = z.string().regex(/^[\w-]{1,64}$/)
const apiPath = z.string().regex(/^\/[\w./:{}-]{0,199}$/)

/** Paths of the API whose text contains `path`: those that exist, and those the client has ever called. */
export const searchPaths = defineCall({
  id: 'credential.searchPaths',
  documented: true,
  path: `${CLIENTS_PATH}/api`,
  envelope: 'status',
  query: z.strictObject({ clientId, path: filterText.default('') }),
  data: z.array(z.string()),
})

/** `date` is `YYYY-MM-DD` in the tenant's zone (CRED-Q1). */
export const usageDay = z.object({ date: z.iso.date(), usage: z.int() })
export type UsageDay = z.output<typeof usageDay>

/** Every day from `from` to `to`, both included, days without a call with 0. `paths` is repeated; absent means all (CRED-Q3). */
export const usage = defineCall({
  id: 'credential.usage',
  documented: true,
  path: `${CLIENTS_PATH}/usage`,
  envelope: 'status',
  query: z
    .strictObject({
      clientId,
      from: queryUnixSeconds,
      to: queryUnixSeconds,
      paths: z.union([apiPath.transform((path) => [path]), z.array(apiPath).max(MAX_USAGE_PATHS)]).optional(),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'rangeBackwards' })
    .refine(({ from, to }) => to - from <= MAX_USAGE_DAYS * DAY_SECONDS, {
      path: ['to'],
      message: `at most ${MAX_USAGE_DAYS} days`,
    }),
  data: z.array(usageDay),
})
