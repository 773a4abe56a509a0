import * as z from 'zod'
import { defineCall } from '../shared/call.ts'
import { id, noBody, noQuery, unixSeconds } from '../shared/wire.ts'

/** The console's client id at sign-in (ERR-029). */
export const CLIENT_ID = 'console'
/** A session ends after 12 hours whatever happens (SHELL-007, decision 14) … */
export const SESSION_ABSOLUTE_SECONDS = 12 * 3600
/** … and after 2 hours without a person's input (decisions 14 and 31). */
export const SESSION_IDLE_SECONDS = 2 * 3600
/** Input is reported at most this often (decision 31). */
export const USE_REPORT_INTERVAL_MS = 60_000

const token = z.string().min(1).max(512)
const clientId = z.string().min(1).max(64)

/** Why a sign-in was refused. Unknown account and wrong password are one refusal, same text and timing. */
export const SIGN_IN_REFUSALS = { wrongCredentials: 1001, accountDisabled: 1002 } as const

export const login = defineCall({
  id: 'session.login',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  envelope: 'status',
  query: noQuery,
  body: z.strictObject({
    username: z.string().trim().min(1).max(64),
    password: z.string().min(1).max(128),
    clientId,
  }),
  data: z.object({ token, expiresAt: unixSeconds }),
  refusals: SIGN_IN_REFUSALS,
})

/** Start-up check of a stored token (SHELL-001). Answers 200 with a non-success code for a token it refuses. */
export const checkToken = defineCall({
  id: 'session.checkToken',
  method: 'POST',
  path: '/api/auth/checkToken',
  access: 'public',
  envelope: 'status',
  query: noQuery,
  body: z.strictObject({ token, clientId }),
  data: z.object({ expiresAt: unixSeconds }),
  refusals: { tokenRefused: 1003 },
})

export const logout = defineCall({
  id: 'session.logout',
  method: 'POST',
  path: '/api/logout',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: z.strictObject({ token, clientId }),
  data: z.null(),
})

/** Says that a person used the console; renews the idle limit. Polling alone is not use (decision 31). */
export const reportUse = defineCall({
  id: 'session.reportUse',
  method: 'POST',
  path: '/api/auth/use',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: noBody,
  data: z.object({ idleEndsAt: unixSeconds }),
})

/** What the user may see: codes of single controls, ids of menu items (SHELL-005, SHELL-Q4). */
export const authz = defineCall({
  id: 'session.authz',
  method: 'GET',
  path: '/api/authz',
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: noBody,
  data: z.object({ permissions: z.array(z.string()), menuIds: z.array(z.string()) }),
})

/** Codes of the controls that the user menu gates, as the specification numbers them (SHELL-067..070), and our own. */
export const PERMISSION_CODES = {
  company: '90001',
  credentials: '90002',
  password: '90003',
  releaseNotes: '90004',
  /** See phone numbers in full (decision 39). */
  phones: '90005',
} as const

/** Why a password was not changed. */
export const PASSWORD_REFUSALS = {
  oldPasswordWrong: 1011,
  sameAsAccount: 1012,
  sameAsOld: 1013,
  ruleBroken: 1014,
  confirmationDiffers: 1015,
} as const

/** Changes the signed-in user's own password; `id` must be theirs (SHELL-092). */
export const modifyLoginUserPwd = defineCall({
  id: 'session.modifyLoginUserPwd',
  method: 'POST',
  path: '/api/user/modifyLoginUserPwd',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: z.strictObject({
    id,
    password: z.string().min(1).max(128),
    newPassword: z.string().min(1).max(128),
    confirmNewPassword: z.string().max(128),
  }),
  data: z.null(),
  refusals: PASSWORD_REFUSALS,
})

/**
 * A living session of the signed-in user. `id` names it in the calls below and is good for nothing else. Browser and
 * system are what the browser says of itself, null when that cannot be read.
 */
export const ownSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  signedInAt: unixSeconds,
  lastUsedAt: unixSeconds,
})
export type OwnSession = z.output<typeof ownSession>

/** This session first, then by last use. */
export const listOwn = defineCall({
  id: 'session.listOwn',
  method: 'GET',
  path: '/api/session/own',
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: noBody,
  data: z.object({ sessions: z.array(ownSession) }),
})

/** Ends another session of the signed-in user; this one ends by `logout`. */
export const revokeOwn = defineCall({
  id: 'session.revokeOwn',
  method: 'DELETE',
  path: '/api/session/own',
  access: 'session',
  envelope: 'code',
  query: z.strictObject({ id: z.string().regex(/^[\w-]{22}$/) }),
  body: noBody,
  data: z.null(),
})

/** Ends every session of the signed-in user but this one. */
export const revokeOthers = defineCall({
  id: 'session.revokeOthers',
  method: 'DELETE',
  path: '/api/session/others',
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: noBody,
  data: z.object({ ended: z.int() }),
})
