import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, unixSeconds, version } from '../../shared/wire.ts'
import { clientId, sessionToken } from '../session/session-calls.ts'

/** Time that the second step of a sign-in may take. */
export const SIGN_IN_TICKET_SECONDS = 300
/** Time for which a set-up waits for its first code. */
export const SET_UP_SECONDS = 900
export const RECOVERY_CODES = 10
/** Roles of which a company can demand the second factor. */
export const MAX_DEMANDING_ROLES = 500

/** Why a second factor was not accepted or not changed. */
export const FACTOR_REFUSALS = {
  wrongCode: 1031,
  /** Unknown, used, over, or the account has changed since the password was right. */
  ticketEnded: 1032,
  passwordWrong: 1033,
  /** No set-up waits for its code. */
  noSetUp: 1034,
  notOn: 1035,
  /** The company demands it of the person. */
  demanded: 1036,
} as const

/** A code of the app, or a recovery code, as it was typed: in any width, with blanks and hyphens. */
const code = z.string().trim().min(1).max(64)
const password = z.string().min(1).max(128)
const recoveryCodes = z.array(z.string()).length(RECOVERY_CODES)

/**
 * The second step of `session.login`, which has answered the ticket in the refusal `secondStep`. A ticket signs in once;
 * a wrong code leaves it open until its time is over.
 */
export const signIn = defineCall({
  id: 'factor.signIn',
  method: 'POST',
  path: '/api/login/factor',
  access: 'public',
  envelope: 'status',
  body: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/), code, clientId }),
  data: z.object({
    token: sessionToken,
    expiresAt: unixSeconds,
    /** Recovery codes that are left, where one was used; else null. */
    recoveryCodesLeft: z.int().nullable(),
  }),
  refusals: {
    wrongCode: FACTOR_REFUSALS.wrongCode,
    ticketEnded: FACTOR_REFUSALS.ticketEnded,
  },
})

/** The caller's own second factor. Also answered in a session that may only set one up. */
export const own = defineCall({
  id: 'factor.own',
  path: '/api/factor',
  data: z.object({
    /** Since when it is on; null while it is off. */
    onSince: unixSeconds.nullable(),
    recoveryCodesLeft: z.int(),
    /** The company demands it of the caller: it cannot be turned off. */
    isDemanded: z.boolean(),
  }),
})

/**
 * Makes a secret, which counts from the first right code on (`factor.confirm`). The password is not needed in a session
 * that may only set a factor up; with a factor that is on, one of its codes is needed too, and the new one replaces it.
 */
export const start = defineCall({
  id: 'factor.start',
  method: 'POST',
  path: '/api/factor/start',
  body: z.strictObject({ password: password.optional(), code: code.optional() }),
  /** 160 bit in base32, for codes of 6 digits, 30 seconds and SHA-1. */
  data: z.object({ secret: z.string() }),
  refusals: {
    wrongCode: FACTOR_REFUSALS.wrongCode,
    passwordWrong: FACTOR_REFUSALS.passwordWrong,
  },
})

/** Turns the factor on. The recovery codes are answered here and nowhere else. */
export const confirm = defineCall({
  id: 'factor.confirm',
  method: 'POST',
  path: '/api/factor/confirm',
  body: z.strictObject({ code }),
  data: z.object({ recoveryCodes }),
  refusals: { wrongCode: FACTOR_REFUSALS.wrongCode, noSetUp: FACTOR_REFUSALS.noSetUp },
})

const proof = z.strictObject({ password, code })
const PROOF_REFUSALS = {
  wrongCode: FACTOR_REFUSALS.wrongCode,
  passwordWrong: FACTOR_REFUSALS.passwordWrong,
  notOn: FACTOR_REFUSALS.notOn,
}

/** Replaces the recovery codes; the earlier ones end. */
export const renewCodes = defineCall({
  id: 'factor.renewCodes',
  method: 'POST',
  path: '/api/factor/codes',
  body: proof,
  data: z.object({ recoveryCodes }),
  refusals: PROOF_REFUSALS,
})

/** Deletes the factor and its recovery codes. Refused where the company demands one of the caller. */
export const turnOff = defineCall({
  id: 'factor.turnOff',
  method: 'POST',
  path: '/api/factor/off',
  body: proof,
  refusals: { ...PROOF_REFUSALS, demanded: FACTOR_REFUSALS.demanded },
})

/** People of whom a company demands a second factor: nobody, some roles, or everybody. */
export const demandScope = z.enum(['nobody', 'roles', 'everybody'])
export type DemandScope = z.output<typeof demandScope>

/** The company's demand, with its roles by name. */
export const demand = defineCall({
  id: 'factor.demand',
  path: '/api/factor/demand',
  data: z.object({
    scope: demandScope,
    roleIds: z.array(id),
    roles: z.array(z.object({ id, name: z.string() })),
    version,
  }),
})

/**
 * Applies from each person's next sign-in on: a person without a factor can then do nothing but set one up. `roleIds` counts
 * for the scope `roles` only. 409 with another `version` than the present one.
 */
export const setDemand = defineCall({
  id: 'factor.setDemand',
  method: 'PUT',
  path: '/api/factor/demand',
  body: z.strictObject({
    scope: demandScope,
    roleIds: z.array(id).max(MAX_DEMANDING_ROLES),
    version: version.optional(),
  }),
})
