import * as z from 'zod'
import { queryId } from '../../shared/wire.ts'

/** Stages that a call can reach, each counted as the figures of the summary count it. */
export const CALL_STAGES = ['answered', 'valid', 'quoted', 'ordered'] as const
export type CallStage = (typeof CALL_STAGES)[number]

/** Narrows calls: only those that reached this stage, only those of one person. */
export const narrowFields = { stage: z.enum(CALL_STAGES).optional(), userId: queryId.optional() }
