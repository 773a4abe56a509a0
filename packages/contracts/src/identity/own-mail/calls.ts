import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedText } from '../../shared/text.ts'

/** Limits of what a person types, in characters. */
export const MAIL_LIMITS = { address: 254, password: 128 } as const

/** Validity of the link of a forgotten password. */
export const PASSWORD_LINK_MINUTES = 30
/** Validity of the link by which a mail address is verified. */
export const ADDRESS_LINK_HOURS = 24

/** Why a link or a password was refused. */
export const OWN_MAIL_REFUSALS = {
  passwordWrong: 1051,
  linkInvalid: 1052,
  sameAsAccount: 1053,
  sameAsOld: 1054,
  ruleBroken: 1055,
  confirmationDiffers: 1056,
} as const

const { passwordWrong, linkInvalid, ...passwordRefusals } = OWN_MAIL_REFUSALS

/** A mail address of one person: no list, no name beside it, and nothing that ends a line. */
export const mailAddress = z.email().max(MAIL_LIMITS.address)
/** The secret part of a link, which its page reads from the fragment of its address. */
const token = z.string().regex(/^[\w-]{43}$/)

/** The signed-in person's own mail address: the verified one, and one whose link was not opened yet. */
export const address = defineCall({
  id: 'ownMail.address',
  path: '/api/own-mail/address',
  data: z.object({ address: z.string().nullable(), pending: z.string().nullable() }),
})

/** Sends a link to a new address of one's own, which counts once the link is opened. */
export const setAddress = defineCall({
  id: 'ownMail.setAddress',
  method: 'PUT',
  path: '/api/own-mail/address',
  body: z.strictObject({ address: mailAddress, password: z.string().min(1).max(MAIL_LIMITS.password) }),
  refusals: { passwordWrong },
})

/** Removes it, and every link that was sent to it. */
export const removeAddress = defineCall({
  id: 'ownMail.removeAddress',
  method: 'DELETE',
  path: '/api/own-mail/address',
})

/** Verifies the address that the link was sent to. */
export const confirmAddress = defineCall({
  id: 'ownMail.confirmAddress',
  method: 'POST',
  path: '/api/own-mail/confirmed',
  access: 'public',
  body: z.strictObject({ token }),
  refusals: { linkInvalid },
})

/** Sends a link to set a new password, if the account has a verified address. The answer is the same for every account. */
export const requestPassword = defineCall({
  id: 'ownMail.requestPassword',
  method: 'POST',
  path: '/api/own-mail/password-link',
  access: 'public',
  body: z.strictObject({ account: typedText().min(1).max(MAIL_LIMITS.address) }),
})

/** Sets a new password by such a link, once. */
export const setPassword = defineCall({
  id: 'ownMail.setPassword',
  method: 'POST',
  path: '/api/own-mail/password',
  access: 'public',
  body: z.strictObject({
    token,
    newPassword: z.string().min(1).max(MAIL_LIMITS.password),
    confirmNewPassword: z.string().max(MAIL_LIMITS.password),
  }),
  refusals: { linkInvalid, ...passwordRefusals },
})
