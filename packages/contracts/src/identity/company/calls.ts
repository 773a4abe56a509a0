import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { typedLine, typedPhone } from '../../shared/text.ts'
import { version } from '../../shared/wire.ts'
import { invitation } from './invitation.ts'

export * from './invitation.ts'
export { LOGO_MAX_PIXELS, LOGO_MAX_SIDE } from './logo-pixels.ts'

/** A logo has at most this many bytes: "under 2 MB" (COMP-010, COMP-Q3). */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024 - 1
/** File types of a logo, by the ending of its name, with the content types that go with it (COMP-009, COMP-Q4). */
export const LOGO_TYPES: Readonly<Record<string, readonly string[]>> = {
  png: ['image/png'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  bmp: ['image/bmp', 'image/x-ms-bmp'],
  webp: ['image/webp'],
  svg: ['image/svg+xml'],
}
/** Recommended size of each logo, in pixels; not a limit. */
export const LOGO_SIZES = {
  expanded: { width: 410, height: 100 },
  collapsed: { width: 100, height: 100 },
} as const
/** `purpose` of an upload: 1 the expanded logo, 2 the collapsed one (COMP-007). */
export const LOGO_PURPOSE = { expanded: '1', collapsed: '2' } as const

/** The page compares the code's expiry with the time this often (COMP-006). */
export const INVITATION_CHECK_MS = 10_000

/** A new code when the present one has expired or there is none; otherwise the present one, so that two tabs agree. */
export const renewInvitation = defineCall({
  id: 'company.renewInvitation',
  documented: true,
  method: 'POST',
  path: '/api/tenant/invitation_code',
  envelope: 'status',
  data: invitation,
})

/** The longest texts of the contact data. */
export const CONTACT_MAX_LENGTHS = {
  contactPerson: 100,
  contactTel: 40,
  contactEmail: 200,
  address: 300,
} as const

/** Facts that a company changes about itself; an empty text takes a value away. Name and zone are the platform's (R33). */
export const contactFields = z.strictObject({
  contactPerson: typedLine(CONTACT_MAX_LENGTHS.contactPerson),
  contactTel: typedPhone()
    .max(CONTACT_MAX_LENGTHS.contactTel)
    .regex(/^[+\d][\d ()/-]*$|^$/),
  contactEmail: z.union([z.literal(''), z.email().max(CONTACT_MAX_LENGTHS.contactEmail)]),
  address: typedLine(CONTACT_MAX_LENGTHS.address),
})
export type ContactFields = z.output<typeof contactFields>

/**
 * Replaces the contact data of the caller's company. An empty text clears a field; the name and the time zone are
 * changed by the platform alone (R33). 409 with another `version` than the present one of `tenant.detail`.
 */
export const modify = defineCall({
  id: 'company.modify',
  method: 'PUT',
  path: '/api/tenant/detail',
  envelope: 'status',
  body: contactFields.extend({ version: version.optional() }),
})

/** Sets whether a sign-in ends the person's other sessions by kicking them off (R42). `version` as of `company.modify`. */
export const setSignInRule = defineCall({
  id: 'company.setSignInRule',
  method: 'PUT',
  path: '/api/tenant/sign_in_rule',
  envelope: 'status',
  body: z.strictObject({ oneSignIn: z.boolean(), version: version.optional() }),
})

/** Sent as a form (`multipart/form-data`). Success is reported as `status` '0' (COMP-008). */
export const uploadLogo = defineCall({
  id: 'company.uploadLogo',
  documented: true,
  method: 'POST',
  path: '/api/tenant/logo/upload',
  envelope: 'status',
  isForm: true,
  successStatus: '0',
  body: z.strictObject({ file: z.file(), purpose: z.enum(LOGO_PURPOSE) }),
  /** The address of the new logo; `tenant.detail` has it too. */
  data: z
    .object({ url: ours(z.string()) })
    .nullable()
    .catch(null),
})
