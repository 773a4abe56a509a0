import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedText } from '../../shared/text.ts'

/** Limits of what a person types, in characters. */
export const SIGN_UP_LIMITS = { invite: 32, username: 64, name: 64, password: 128 } as const

/** Latin letters, digits and `. _ @ -`, beginning with a letter or digit. */
export const USERNAME_PATTERN = /^[A-Za-z\d][A-Za-z\d._@-]{2,63}$/

/** Why nobody was signed up. */
export const SIGN_UP_REFUSALS = {
  codeUnknown: 1021,
  codeExpired: 1022,
  codeUsed: 1023,
  usernameTaken: 1024,
  sameAsAccount: 1025,
  ruleBroken: 1026,
  confirmationDiffers: 1027,
} as const

const { codeUnknown, codeExpired, codeUsed } = SIGN_UP_REFUSALS
const invite = typedText().min(1).max(SIGN_UP_LIMITS.invite)

/** The inviting company; the name as it is written in each language. */
const inviter = z.object({ company: z.object({ en: z.string(), zh: z.string() }) })

/** Checks that a code is still valid, and names its company: requested before anybody fills in a form. */
export const invitation = defineCall({
  id: 'signUp.invitation',
  path: '/api/sign-up/invitation',
  access: 'public',
  query: z.strictObject({ invite }),
  data: inviter,
  refusals: { codeUnknown, codeExpired, codeUsed },
})

/** Makes a disabled account in the inviting company and uses the code up (R38). */
export const create = defineCall({
  id: 'signUp.create',
  method: 'POST',
  path: '/api/sign-up',
  access: 'public',
  body: z.strictObject({
    invite,
    username: typedText().regex(USERNAME_PATTERN),
    name: typedText().min(1).max(SIGN_UP_LIMITS.name),
    password: z.string().min(1).max(SIGN_UP_LIMITS.password),
    confirmPassword: z.string().max(SIGN_UP_LIMITS.password),
  }),
  data: inviter,
  refusals: SIGN_UP_REFUSALS,
})
