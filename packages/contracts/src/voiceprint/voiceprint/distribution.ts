import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { measuredErrors } from './measured-errors.ts'

/** Equal parts of 0 to 1 that scores are counted in; a score of 1 is in the last one. */
export const SCORE_BINS = 50

const histogram = z.array(z.int().min(0)).length(SCORE_BINS)

/**
 * Scores of recorded comparisons, of a voice with samples of its own person and, taken along in each check, with samples of
 * other people: for each threshold, what would be accepted and refused wrongly. They cover the whole company, without names.
 */
export const scoreDistribution = defineCall({
  id: 'voiceprint.scoreDistribution',
  path: '/api/dolphin-ai/voiceprint/scoreDistribution',
  data: z.object({
    same: histogram,
    other: histogram,
    /**
     * Threshold at which as many others would be accepted as the same refused, and the rate of both; null without scores of
     * both.
     */
    equalError: z.object({ threshold: z.number().min(0).max(1), rate: z.number().min(0).max(1) }).nullable(),
    /** Errors of the built-in model; null if the operator configured another model. */
    measured: measuredErrors.nullable(),
  }),
})
export type ScoreDistribution = z.output<typeof scoreDistribution.data>
