import * as z from 'zod'

/** Differences of a recording from the quiet one that was enrolled. */
export const CONDITIONS = [
  'clean',
  /** The noise is this many decibels below the voice. */
  'noise30',
  'noise20',
  'noise15',
  'noise10',
  /** The room reverberates for 0.3 and 0.6 s. */
  'room03',
  'room06',
  'telephone',
  'muLaw',
  'aLaw',
  'lowRate',
  /** Compressed to 16 kbit/s, as recorders of calls do. */
  'opus',
  'mp3',
  /** Quiet, with voices that differ in anything but their pitch. */
  'onePitch',
] as const
export type Condition = (typeof CONDITIONS)[number]

const share = z.number().min(0).max(1)

/** Error rates of a model's comparisons with synthetic voices: `pnpm bench:voices` measures them. */
export const measuredErrors = z.object({
  model: z.string(),
  measuredOn: z.iso.date(),
  voices: z.int().positive(),
  /** The threshold at which wrong refusals and acceptances were counted. */
  threshold: share,
  rows: z.array(
    z.object({
      condition: z.enum(CONDITIONS),
      /** The share of recordings that are not compared because of their noise. */
      tooNoisy: share,
      /**
       * Shares of the other recordings: refused recordings of the right person, and accepted recordings of other people;
       * null where all are too noisy.
       */
      refused: share.nullable(),
      accepted: share.nullable(),
      equalError: share.nullable(),
    }),
  ),
})
export type MeasuredErrors = z.output<typeof measuredErrors>
