import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, unixSeconds } from '../../shared/wire.ts'

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
  documented: true,
  method: 'POST',
  path: '/api/user/modifyLoginUserPwd',
  envelope: 'status',
  body: z.strictObject({
    id,
    password: z.string().min(1).max(128),
    newPassword: z.string().min(1).max(128),
    confirmNewPassword: z.string().max(128),
  }),
  refusals: PASSWORD_REFUSALS,
})

/**
 * An active session of the signed-in user. `id` names it in the calls below and is good for nothing else. Browser and
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
  path: '/api/session/own',
  data: z.object({ sessions: z.array(ownSession) }),
})

/** Ends another session of the signed-in user; this one ends by `logout`. */
export const revokeOwn = defineCall({
  id: 'session.revokeOwn',
  method: 'DELETE',
  path: '/api/session/own',
  query: z.strictObject({ id: z.string().regex(/^[\w-]{22}$/) }),
})

/** Ends every session of the signed-in user but this one. */
export const revokeOthers = defineCall({
  id: 'session.revokeOthers',
  method: 'DELETE',
  path: '/api/session/others',
  data: z.object({ ended: z.int() }),
})
