import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine } from '../../shared/text.ts'
import { id, queryId, version, queryVersion } from '../../shared/wire.ts'

export const MAX_NAME_CHARACTERS = 100
/** Businesses of one company, and products of one business: the lists answer in one go. */
export const MAX_BUSINESS_TYPES = 500
export const MAX_PRODUCTS = 500

export const BUSINESS_REFUSALS = {
  nameTaken: 1421,
  tooMany: 1422,
  hasPeople: 1423,
  hasProducts: 1424,
  /** Past events name it: calls, sessions, statistics. */
  inHistory: 1425,
} as const

const { nameTaken, tooMany, hasPeople, hasProducts, inHistory } = BUSINESS_REFUSALS

/** One line of text, without line ends and other invisible characters. */
export const businessName = typedLine(MAX_NAME_CHARACTERS).min(1)
export const businessStatus = z.enum(['enabled', 'disabled'])

export const managedBusiness = z.object({
  id,
  name: z.string(),
  industryId: id.nullable(),
  industryName: z.string().nullable(),
  status: businessStatus,
  /** Accounts that work for it, disabled ones too. */
  people: z.int(),
  products: z.int(),
  version,
})
export type ManagedBusiness = z.output<typeof managedBusiness>

export const managedProduct = z.object({ id, name: z.string(), version })
export type ManagedProduct = z.output<typeof managedProduct>

const PATH = '/api/business/manage'

/** Every business of the company, the oldest first. */
export const list = defineCall({
  id: 'businessManage.list',
  path: PATH,
  envelope: 'status',
  localised: true,
  data: z.array(managedBusiness),
})

/**
 * Adds a business to the caller's company. Refused where the company has one of this name, in whatever case, or 500;
 * 404 for an unknown industry.
 */
export const create = defineCall({
  id: 'businessManage.create',
  method: 'POST',
  path: PATH,
  envelope: 'status',
  body: z.strictObject({ name: businessName, industryId: id.nullable() }),
  data: z.object({ id }),
  refusals: { nameTaken, tooMany },
})

/** A disabled business is offered nowhere any more. 409 when `version` is not the present one. */
export const modify = defineCall({
  id: 'businessManage.modify',
  method: 'PUT',
  path: PATH,
  envelope: 'status',
  body: z.strictObject({
    id,
    name: businessName,
    industryId: id.nullable(),
    status: businessStatus,
    version,
  }),
  refusals: { nameTaken },
})

/** Deletes a business that nobody works for and no record names. 409 when `version` is not the present one. */
export const remove = defineCall({
  id: 'businessManage.remove',
  method: 'DELETE',
  path: PATH,
  envelope: 'status',
  query: z.strictObject({ id: queryId, version: queryVersion }),
  refusals: { hasPeople, hasProducts, inHistory },
})

const PRODUCT_PATH = `${PATH}/product` as const

/** Products of one business, the oldest first; at most 500. 404 for a business of another company. */
export const products = defineCall({
  id: 'businessManage.products',
  path: PRODUCT_PATH,
  envelope: 'status',
  query: z.strictObject({ businessTypeId: queryId }),
  data: z.array(managedProduct),
})

/** Adds a product to a business. Refused where the business has one of this name, in whatever case, or 500. */
export const createProduct = defineCall({
  id: 'businessManage.createProduct',
  method: 'POST',
  path: PRODUCT_PATH,
  envelope: 'status',
  body: z.strictObject({ businessTypeId: id, name: businessName }),
  data: z.object({ id }),
  refusals: { nameTaken, tooMany },
})

/** 409 when `version` is not the present one. */
export const renameProduct = defineCall({
  id: 'businessManage.renameProduct',
  method: 'PUT',
  path: PRODUCT_PATH,
  envelope: 'status',
  body: z.strictObject({ id, name: businessName, version }),
  refusals: { nameTaken },
})

/**
 * Deletes a product that no record names; another is refused with `inHistory`. 409 when `version` is not the present
 * one.
 */
export const removeProduct = defineCall({
  id: 'businessManage.removeProduct',
  method: 'DELETE',
  path: PRODUCT_PATH,
  envelope: 'status',
  query: z.strictObject({ id: queryId, version: queryVersion }),
  refusals: { inHistory },
})
