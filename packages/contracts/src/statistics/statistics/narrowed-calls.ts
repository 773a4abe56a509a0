import * as z from 'zod'
import { queryId } from '../../shared/wire.ts'

/** How far a call came, each counted as the figures of the summary count it. */
export const CALL_STAGES = ['answered', 'valid', 'quoted', 'ordered'] as const
export type CallStage = (typeof CALL_STAGES)[number]

/** Of calls: only those that reached this stage, only those of one person. */
export const narrowFields = { stage: z.enum(CALL_STAGES).optional(), userId: queryId.optional() }
