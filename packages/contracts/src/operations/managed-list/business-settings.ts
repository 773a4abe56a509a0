import * as z from 'zod'
import { defineCall, type Call } from '../../shared/call.ts'
import {
  id,
  type noBody,
  queryId,
  queryVersionFromZero,
  unixSeconds,
  versionFromZero,
} from '../../shared/wire.ts'

/** Version of a business for which nobody has set anything. */
export const UNSET_VERSION = 0

/** The setting of one business type; one that nobody has set is the fallback, with the version 0. */
export type BusinessSetting<Value> = {
  bizTypeId: number
  bizTypeName: string
  /** Counts the changes: a change names the one it was made on, another answers 409. */
  version: number
  updatedAt: number | null
  updatedBy: string | null
  value: Value
}

const settingsQuery = z.strictObject({ bizTypeId: queryId.optional() })
const businessParams = z.strictObject({ bizTypeId: queryId })
const versionQuery = z.strictObject({ version: queryVersionFromZero })

/** One setting for each business type: read for all or one of them, and changed. */
export type BusinessSettings<Value> = {
  list: Call<
    typeof settingsQuery,
    typeof noBody,
    z.ZodType<{ records: BusinessSetting<Value>[] }, { records: BusinessSetting<Value>[] }>
  >
  save: Call<
    typeof versionQuery,
    z.ZodType<Value, Value>,
    z.ZodType<BusinessSetting<Value>, BusinessSetting<Value>>,
    typeof businessParams
  >
  value: z.ZodType<Value, Value>
  fallback: Value
}

/** Business types that one answer has at most. */
export const MAX_SETTINGS = 500

export function businessSettings<Value>(definition: {
  id: string
  path: `/${string}`
  value: z.ZodType<Value, Value>
  fallback: Value
}): BusinessSettings<Value> {
  const { id: name, path, value, fallback } = definition
  const setting: z.ZodType<BusinessSetting<Value>, BusinessSetting<Value>> = z.object({
    bizTypeId: id,
    bizTypeName: z.string(),
    version: versionFromZero,
    updatedAt: unixSeconds.nullable(),
    updatedBy: z.string().nullable(),
    value,
  })
  const shared = { access: 'page', envelope: 'status' } as const
  return {
    list: defineCall({
      ...shared,
      id: `${name}.list`,
      path,
      query: settingsQuery,
      data: z.object({ records: z.array(setting) }),
    }),
    save: defineCall({
      ...shared,
      id: `${name}.save`,
      method: 'PUT',
      path: `${path}/:bizTypeId`,
      params: businessParams,
      query: versionQuery,
      body: value,
      data: setting,
    }),
    value,
    fallback,
  }
}
