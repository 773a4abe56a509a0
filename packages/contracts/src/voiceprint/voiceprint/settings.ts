import * as z from 'zod'
import { ours } from '../../shared/ours.ts'
import { restricted, versionFromZero } from '../../shared/wire.ts'

/** Bounds of the settings, both included (VOICE-006..011). */
export const CHECK_FREQUENCY_DAYS = { min: 0, max: 30 } as const
export const CORPORA_NUM = { min: 1, max: 100 } as const
/** Percent: of the comparisons of one check, those that must match. */
export const TRIGGER_THRESHOLD = { min: 0.01, max: 100 } as const
/** The score from which on a comparison matches. */
export const SIMILARITY_THRESHOLD = { min: 0.01, max: 0.99, step: 0.01 } as const
export const RECORD_EXPIRATION_DAYS = { min: 0, max: 90 } as const
/** With fewer comparisons than these a check is less accurate (VOICE-008). */
export const ADVISED_CORPORA_NUM = 3

/** Defaults for the settings that a server has no value for (VOICE-003). */
export const DEFAULT_SETTINGS = {
  functionSwitch: 1,
  checkFrequency: 1,
  corporaNum: 3,
  triggerThreshold: 3,
  similarityThreshold: 0.43,
  recordExpiration: 7,
} as const satisfies Settings

/** The settings of our server for a company that has saved none: most of the comparisons must match, two of three. */
export const INITIAL_SETTINGS = { ...DEFAULT_SETTINGS, triggerThreshold: 51 } as const satisfies Settings

const days = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)
/** At most two decimals. */
const hundredths = ({ min, max }: { min: number; max: number }) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, restricted('hundredths'))

/** When voices are checked, and by which thresholds. */
export const settings = z.strictObject({
  /** 0: no voice is checked. */
  functionSwitch: z.union([z.literal(0), z.literal(1)]),
  /** Days between two checks of one person; 0: each of their recordings is checked. */
  checkFrequency: days(CHECK_FREQUENCY_DAYS),
  /** The largest number of samples that a voice is compared with, the newest first. */
  corporaNum: z.int().min(CORPORA_NUM.min).max(CORPORA_NUM.max),
  triggerThreshold: hundredths(TRIGGER_THRESHOLD),
  similarityThreshold: hundredths(SIMILARITY_THRESHOLD),
  /** Days until a sample expires and a record is removed; 0: by the next daily clean-up. */
  recordExpiration: days(RECORD_EXPIRATION_DAYS),
})
export type Settings = z.output<typeof settings>

/** The settings as a server answers them: the form reports missing values and values that cannot be saved. */
export const answeredSettings = z
  .object({
    functionSwitch: settings.shape.functionSwitch,
    checkFrequency: z.number(),
    corporaNum: z.number(),
    triggerThreshold: z.number(),
    similarityThreshold: z.number(),
    recordExpiration: z.number(),
    /** Counts how often they were saved. */
    version: ours(versionFromZero),
  })
  .partial()
