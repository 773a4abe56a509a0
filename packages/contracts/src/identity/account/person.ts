import * as z from 'zod'
import { ours } from '../../shared/ours.ts'
import { typedLine, typedPhone, typedText } from '../../shared/text.ts'
import { id, unixSeconds, version } from '../../shared/wire.ts'
import { USERNAME_PATTERN } from '../sign-up/calls.ts'
import { userType } from '../user/calls.ts'

/** The longest texts of a person's data, in characters. */
export const PERSON_LIMITS = { username: 64, name: 64, nickName: 64, phone: 40 } as const
/** Roles, and business types, of one person. */
export const MAX_ASSIGNED = 100

export const PHONE_PATTERN = /^(?:\+?\d[\d ()-]{3,38}\d)?$/

export const username = typedText().regex(USERNAME_PATTERN)
/** Text that a spreadsheet would take for a formula (R57): no name begins so, wherever it comes from. */
export const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/
export const personName = typedLine(PERSON_LIMITS.name)
  .min(1)
  .refine((name) => !FORMULA_START.test(name), { message: 'begins like a formula' })
export const phone = typedPhone().max(PERSON_LIMITS.phone).regex(PHONE_PATTERN)
export const idList = z
  .array(id)
  .max(MAX_ASSIGNED)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'each once' })

/** Fields that an administrator writes about a person; an empty text takes a value away. */
export const personFields = z.strictObject({
  name: personName,
  nickName: typedLine(PERSON_LIMITS.nickName),
  phone,
  /** Position of the person at work; only seats appear in monitoring and statistics. */
  position: userType.nullable(),
  orgId: id,
  roleIds: idList,
  businessTypeIds: idList,
})
export type PersonFields = z.output<typeof personFields>

const named = z.object({ id, name: z.string() })
export type Named = z.output<typeof named>

/** Why the requester may not change a person: it is themself, the person holds more than they do, is erased, or they only read. */
export const changeHindrance = z.enum(['self', 'holdsMore', 'erased', 'readOnly'])
export type ChangeHindrance = z.output<typeof changeHindrance>

/** A person as lists show them. */
export const person = z.object({
  id,
  username: z.string(),
  name: z.string(),
  nickName: z.string().nullable(),
  position: userType.nullable(),
  orgId: id.nullable(),
  /** From the company down: 'Harbour Mutual / Sales centre / Team 1'. */
  orgPath: z.string().nullable(),
  status: z.enum(['enabled', 'disabled']),
  /** Signed up with an invitation and waits to be enabled (R38). */
  isWaiting: z.boolean(),
  hasPassword: z.boolean(),
  isTenantAdmin: z.boolean(),
  /** Masked unless the requester may see phone numbers (R39). */
  phone: z.string().nullable(),
  roles: z.array(named),
  businessTypes: z.array(named),
  lastSignInAt: unixSeconds.nullable(),
  createdAt: unixSeconds,
  changedAt: unixSeconds.nullable(),
  isErased: z.boolean(),
  /** Increases with each change; sent back with an edit. */
  version,
  hindrance: changeHindrance.nullable(),
})
export type Person = z.output<typeof person>

/** An active session of a person. `id` names it in the call that ends it and is good for nothing else. */
export const personSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  signedInAt: unixSeconds,
  lastUsedAt: unixSeconds,
})
export type PersonSession = z.output<typeof personSession>

export const personDetail = person.extend({
  /** True if `phone` is the whole number: a masked one is not for editing. */
  isPhoneShown: z.boolean(),
  sessions: z.array(personSession),
  /** Since when their second factor is on; null: it is off. Absent where the platform knows none. */
  factorSince: ours(unixSeconds.nullable()),
  /** Pages that the person's roles open, by group of the menu, in the requester's language. */
  pages: z.array(z.object({ id: z.string(), name: z.string(), pages: z.array(z.string()) })),
})
export type PersonDetail = z.output<typeof personDetail>
