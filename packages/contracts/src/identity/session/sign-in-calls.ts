import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { unixSeconds } from '../../shared/wire.ts'
import { clientId, sessionToken } from './session-calls.ts'

/**
 * Why a sign-in was refused. Unknown account and wrong password are one refusal, same text and timing. `secondStep` is
 * answered for a right password where the account has a second factor: its `data.ticket` goes to `factor.signIn`.
 */
export const SIGN_IN_REFUSALS = { wrongCredentials: 1001, accountDisabled: 1002, secondStep: 1004 } as const

/**
 * A name that no account can have (`USERNAME_PATTERN` of sign-up) is answered like an unknown account. Names are compared
 * in any case of A to Z.
 */
export const login = defineCall({
  id: 'session.login',
  documented: true,
  method: 'POST',
  path: '/api/login',
  access: 'public',
  envelope: 'status',
  body: z.strictObject({
    username: z.string().trim().min(1).max(64),
    password: z.string().min(1).max(128),
    clientId,
  }),
  data: z.object({ token: sessionToken, expiresAt: ours(unixSeconds) }),
  refusals: SIGN_IN_REFUSALS,
})

/** Start-up check of a stored token (SHELL-001). Answers 200 with a non-success code for a token it refuses. */
export const checkToken = defineCall({
  id: 'session.checkToken',
  documented: true,
  method: 'POST',
  path: '/api/auth/checkToken',
  access: 'public',
  envelope: 'status',
  body: z.strictObject({ token: sessionToken, clientId }),
  /** Another platform may answer the person's record, or nothing. */
  data: z
    .object({ expiresAt: ours(unixSeconds) })
    .nullable()
    .catch(null),
  refusals: { tokenRefused: 1003 },
})
