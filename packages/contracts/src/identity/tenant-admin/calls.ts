import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine, typedText } from '../../shared/text.ts'
import { filterText, id, queryId, queryPage, unixSeconds, version } from '../../shared/wire.ts'
import { businessName, businessStatus } from '../business/manage-calls.ts'
import { contactFields } from '../company/calls.ts'
import { USERNAME_PATTERN } from '../sign-up/calls.ts'
import { tenantAuthStatus, tenantType } from '../user/calls.ts'

export const MAX_NAME_CHARACTERS = 100
export const MAX_SHORT_NAME_CHARACTERS = 40
export const MAX_REMARK_CHARACTERS = 500
export const MAX_PERSON_NAME_CHARACTERS = 64
/** Limit of the certification values; 2 with flag 1 shows as Certified (SHELL-064..066). */
export const MAX_CREDENTIAL_VALUE = 99

export const TENANT_REFUSALS = {
  codeTaken: 1441,
  usernameTaken: 1442,
  /** A rejection says why. */
  remarkNeeded: 1443,
  /** A rejection needs a remark. */
  ownStatus: 1444,
  businessNameTaken: 1445,
  tooManyBusinesses: 1446,
  /** Disabling a business that people work for needs a reason. */
  reasonNeeded: 1447,
} as const

const {
  codeTaken,
  usernameTaken,
  remarkNeeded,
  ownStatus,
  businessNameTaken,
  tooManyBusinesses,
  reasonNeeded,
} = TENANT_REFUSALS

const name = typedLine(MAX_NAME_CHARACTERS).min(1)
const timezone = z
  .string()
  .trim()
  .max(64)
  .regex(/^[A-Z][A-Za-z_]*(\/[A-Za-z0-9_+-]+)*$/)
/** ISO 4217 code. Amounts recorded before keep their value: nothing is converted. */
const currency = z
  .string()
  .trim()
  .regex(/^[A-Z]{3}$/)
const credentialValue = z.int().min(0).max(MAX_CREDENTIAL_VALUE).nullable()

export const tenantKind = z.enum(['platform', 'standard', 'provider', 'individual'])
export const TENANT_CODE_PATTERN = /^[a-z\d][a-z\d-]{1,31}$/

const tenantRow = z.object({
  id,
  code: z.string(),
  kind: tenantKind,
  nameEn: z.string(),
  nameZh: z.string(),
  tenantType: tenantType.nullable(),
  authStatus: tenantAuthStatus.nullable(),
  timezone: z.string(),
  credentialStatus: z.int().nullable(),
  credentialFlag: z.int().nullable(),
  /** Accounts that can be used. */
  people: z.int(),
  createdAt: unixSeconds,
})
export type TenantRow = z.output<typeof tenantRow>

export const tenantDetail = tenantRow.extend({
  shortName: z.string().nullable(),
  currency: z.string(),
  authRemark: z.string().nullable(),
  contactPerson: z.string().nullable(),
  contactTel: z.string().nullable(),
  contactEmail: z.string().nullable(),
  address: z.string().nullable(),
  /** Grows with each change of the company. */
  version,
  businesses: z.array(
    z.object({
      id,
      name: z.string(),
      industryId: id.nullable(),
      industryName: z.string().nullable(),
      status: businessStatus,
      /** Accounts that work for it, disabled ones too. */
      people: z.int(),
      version,
    }),
  ),
})
export type TenantDetail = z.output<typeof tenantDetail>
export type TenantBusiness = TenantDetail['businesses'][number]

const PATH = '/api/platform/tenant'

/** Companies by part of a name or of the code, the newest first. Only for the platform, as all calls here (R33). */
export const list = defineCall({
  id: 'tenantAdmin.list',
  path: PATH,
  envelope: 'status',
  query: z.strictObject({
    search: filterText.optional(),
    kind: tenantKind.optional(),
    authStatus: tenantAuthStatus.optional(),
    ...queryPage(),
  }),
  data: z.object({ records: z.array(tenantRow), total: z.int() }),
})

/** One company with its contact data, its authentication and its businesses. Only for the platform (R33). */
export const detail = defineCall({
  id: 'tenantAdmin.detail',
  path: `${PATH}/detail`,
  envelope: 'status',
  localised: true,
  query: z.strictObject({ id: queryId }),
  data: tenantDetail,
})

/** Makes a company with its first administrator, whose one-time password is answered here and nowhere else. */
export const create = defineCall({
  id: 'tenantAdmin.create',
  method: 'POST',
  path: PATH,
  envelope: 'status',
  body: z.strictObject({
    code: typedText().regex(TENANT_CODE_PATTERN),
    nameEn: name,
    nameZh: name,
    shortName: typedLine(MAX_SHORT_NAME_CHARACTERS),
    tenantType,
    timezone,
    currency,
    adminUsername: typedText().regex(USERNAME_PATTERN),
    adminName: typedLine(MAX_PERSON_NAME_CHARACTERS).min(1),
  }),
  data: z.object({ id, username: z.string(), password: z.string() }),
  refusals: { codeTaken, usernameTaken },
})

/** Empty texts take a value away. 409 when `version` is not the present one: somebody changed the company meanwhile. */
export const modify = defineCall({
  id: 'tenantAdmin.modify',
  method: 'PUT',
  path: PATH,
  envelope: 'status',
  body: contactFields.extend({
    id,
    version,
    nameEn: name,
    nameZh: name,
    shortName: typedLine(MAX_SHORT_NAME_CHARACTERS),
    timezone,
    currency,
    credentialStatus: credentialValue,
    credentialFlag: credentialValue,
  }),
})

/** A rejection needs a remark, which the company reads. */
export const setAuthStatus = defineCall({
  id: 'tenantAdmin.setAuthStatus',
  method: 'PUT',
  path: `${PATH}/authStatus`,
  envelope: 'status',
  body: z.strictObject({
    id,
    version,
    authStatus: z.enum(['Verified', 'Rejected']),
    remark: typedLine(MAX_REMARK_CHARACTERS),
  }),
  refusals: { remarkNeeded, ownStatus },
})

/** Makes a business for the company. */
export const addBusiness = defineCall({
  id: 'tenantAdmin.addBusiness',
  method: 'POST',
  path: `${PATH}/business`,
  envelope: 'status',
  body: z.strictObject({ id, name: businessName, industryId: id.nullable() }),
  data: z.object({ id }),
  refusals: { businessNameTaken, tooManyBusinesses },
})

/**
 * `id` is the company's. Disabling a business that people work for needs a reason, which the company reads in its audit
 * log. 409 when `version` is not the present one.
 */
export const modifyBusiness = defineCall({
  id: 'tenantAdmin.modifyBusiness',
  method: 'PUT',
  path: `${PATH}/business`,
  envelope: 'status',
  body: z.strictObject({
    id,
    businessTypeId: id,
    version,
    name: businessName,
    industryId: id.nullable(),
    status: businessStatus,
    reason: typedLine(MAX_REMARK_CHARACTERS),
  }),
  refusals: { businessNameTaken, reasonNeeded },
})
