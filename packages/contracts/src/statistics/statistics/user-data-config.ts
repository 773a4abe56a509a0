import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { typedText } from '../../shared/text.ts'
import { id, queryId, version, versionFromZero } from '../../shared/wire.ts'

export const SOURCE_TYPE = { platform: 'platformData', label: 'labelData' } as const
export const LOGICS = ['>', '<', '=', '!=', '>=', '<='] as const
export type Logic = (typeof LOGICS)[number]

/** Longest name and longest tips of a suggestion (RPT-Q32). */
export const MAX_SUGGESTION_NAME = 100
export const MAX_SUGGESTION_TIPS = 1000
/** A business has at most so many sources and suggestions, and a suggestion so many rules. */
export const MAX_SOURCES = 50
export const MAX_SUGGESTIONS = 20
export const MAX_SUGGESTION_RULES = 10

const status = z.union([z.literal(0), z.literal(1)])
const type = z.enum(SOURCE_TYPE)
const logic = z.enum(LOGICS)

/** Figures of the platform (`platformData`) and labels (`labelData`); `status` 1 is active (RPT-043, RPT-Q24). */
const source = z.object({
  id,
  name: z.string(),
  status,
  /** Only a source of a label has it. */
  labelId: id.nullish(),
  labelName: z.string().nullish(),
  type,
  bizTypeId: id,
})
export type DataSource = z.output<typeof source>

/** A suggestion, made when all its rules hold; `status` 1 is enabled (RPT-050, RPT-Q30). */
const checkConfig = z.object({
  id,
  name: z.string(),
  tips: z.string(),
  status,
  sourceRel: z.array(
    z.object({
      id,
      checkId: id,
      sourceId: id,
      logic,
      /** Seconds where the source is a time. */
      threshold: z.number(),
    }),
  ),
})
export type CheckConfig = z.output<typeof checkConfig>

/** Sources that a business type's suggestions compare, and the suggestions (RPT-041). */
export const config = defineCall({
  id: 'userData.config',
  documented: true,
  path: '/api/dolphin-ai/stat/userDataConfig',
  successCode: 200,
  localised: true,
  query: z.strictObject({ bizTypeId: queryId }),
  data: z.object({
    userDataConfig: z.object({ sources: z.array(source), checkConfigs: z.array(checkConfig) }),
    /** The version that the next change is made on; 0: nothing was set yet. */
    version: ours(versionFromZero),
  }),
})

/** An id that the server assigns (RPT-Q25, RPT-Q31). */
const idOrNew = z.int().min(0)

const savedSource = z.strictObject({
  ...source.shape,
  id: idOrNew,
  // The names are those of the figures and labels; what is sent is not stored.
  name: z.string().max(MAX_SUGGESTION_NAME),
  labelName: z.string().max(MAX_SUGGESTION_NAME).nullish(),
})
export type SavedSource = z.output<typeof savedSource>

const savedCheck = z.strictObject({
  id: idOrNew,
  name: typedText().min(1).max(MAX_SUGGESTION_NAME),
  tips: z.string().trim().min(1).max(MAX_SUGGESTION_TIPS),
  status,
  sourceRel: z
    .array(z.strictObject({ id: idOrNew, checkId: idOrNew, sourceId: id, logic, threshold: z.number() }))
    .min(1)
    .max(MAX_SUGGESTION_RULES),
})
export type SavedCheck = z.output<typeof savedCheck>

export const USER_DATA_REFUSALS = {
  /** A suggestion compares a source that would not be active (RPT-046). */
  sourceInUse: 1921,
  /** A suggestion compares a metric source that the request would delete (RPT-048). */
  metricInUse: 1922,
} as const

/**
 * All sources and suggestions of a business type, in the documented spelling `bizTypeid` or the usual one (RPT-045, RPT-Q29). A tag
 * source and a suggestion that are left out are deleted; a platform source that is left out remains as it was. With a `version`, 409
 * where somebody else has saved since.
 */
export const saveConfig = defineCall({
  id: 'userData.saveConfig',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/stat/userDataConfig',
  successCode: 200,
  body: z
    .strictObject({
      bizTypeid: id.optional(),
      bizTypeId: id.optional(),
      tenantId: id,
      userDataConfig: z.strictObject({
        sources: z.array(savedSource).max(MAX_SOURCES),
        checkConfigs: z.array(savedCheck).max(MAX_SUGGESTIONS),
      }),
      version: ours(versionFromZero),
    })
    .refine(({ bizTypeid, bizTypeId }) => (bizTypeid === undefined) !== (bizTypeId === undefined), {
      path: ['bizTypeid'],
      message: 'one business type',
    }),
  data: z.object({ version: ours(version) }).nullish(),
  refusals: USER_DATA_REFUSALS,
})
