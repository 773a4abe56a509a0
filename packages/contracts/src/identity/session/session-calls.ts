import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { HOUR_SECONDS } from '../../shared/units.ts'
import { textOrNumber, unixSeconds } from '../../shared/wire.ts'

/** The console's client id at sign-in (ERR-029). */
export const CLIENT_ID = 'console'
/** A session ends after 12 hours whatever happens (SHELL-007, R14) … */
export const SESSION_ABSOLUTE_SECONDS = 12 * HOUR_SECONDS
/** … and after 2 hours without a person's input (R14 and R31). */
export const SESSION_IDLE_SECONDS = 2 * HOUR_SECONDS
/** Input is reported at most this often (R31). */
export const USE_REPORT_INTERVAL_MS = 60_000

export const sessionToken = z.string().min(1).max(512)
export const clientId = z.string().min(1).max(64)

/** Ends the session that sends it, and no other. 403 for another session's `token`. */
export const logout = defineCall({
  id: 'session.logout',
  documented: true,
  method: 'POST',
  path: '/api/logout',
  envelope: 'status',
  body: z.strictObject({ token: sessionToken, clientId }),
})

/** Says that a person used the console; renews the idle limit. Polling alone is not use (R31). */
export const reportUse = defineCall({
  id: 'session.reportUse',
  method: 'POST',
  path: '/api/auth/use',
  access: 'page',
  envelope: 'status',
  data: z.object({ idleEndsAt: unixSeconds }),
})

/** Rights of the user: codes of single controls, ids of menu items (SHELL-005, SHELL-Q4). */
export const authz = defineCall({
  id: 'session.authz',
  documented: true,
  path: '/api/authz',
  data: z.object({
    permissions: z.array(textOrNumber),
    menuIds: z.array(textOrNumber),
    /** The company shows sample data. Rights are read at each navigation, so everybody sees it go (decision 0131). */
    hasSampleData: ours(z.boolean()),
  }),
})

/** Codes of the controls that the user menu gates, as the specification numbers them (SHELL-067..070), and our own. */
export const PERMISSION_CODES = {
  company: '90001',
  credentials: '90002',
  password: '90003',
  releaseNotes: '90004',
  /** See phone numbers in full (R39). */
  phones: '90005',
} as const
