import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, queryFlag, queryId, queryPage, unixSeconds } from '../../shared/wire.ts'
import { peopleFields, statusOf } from './filters.ts'

/** States of a stored sample (VOICE-029). */
export const CORPUS_STATUS = { inUse: 0, expired: 1, deprecated: 2 } as const
export type CorpusStatus = (typeof CORPUS_STATUS)[keyof typeof CORPUS_STATUS]

/** Columns that samples can be sorted by. */
export const CORPUS_ORDERS = ['catalogName'] as const

const count = z.int().min(0)
export const seconds = z.int().min(0)

const corpus = z.object({
  corpusId: id,
  /** Name of the person. */
  name: z.string(),
  orgName: z.string(),
  catalogName: z.string(),
  /** 0 or less: unknown. */
  voiceDuration: z.int(),
  sessionAt: unixSeconds,
  createAt: unixSeconds,
  status: z.enum(CORPUS_STATUS),
  /** Signed, for `PLAY_LINK_SECONDS` from this answer on; empty where there is nothing to play. */
  url: z.string().default(''),
  /** The speaker, and the session that it was taken from. */
  userId: ours(id),
  sessionId: ours(z.string()),
})
export type Corpus = z.output<typeof corpus>

/** Stored samples of people whom the requester may see, the newest first (VOICE-025). */
export const corpora = defineCall({
  id: 'voiceprint.corpora',
  documented: true,
  path: '/api/dolphin-ai/voiceprint/corpus',
  query: z.strictObject({
    ...peopleFields,
    ...queryPage(),
    corpusId: queryId.optional(),
    status: statusOf(CORPUS_STATUS),
    order: z.enum(CORPUS_ORDERS).optional(),
    asc: queryFlag.optional(),
  }),
  data: z.object({
    list: z.array(corpus),
    /** Exact up to `EXACT_COUNT_LIMIT`, `countIsCapped` beyond (R35). */
    count,
    countIsCapped: ours(z.boolean()),
  }),
})

/** Deletes a sample: its sound, its voiceprint, and its scores in check records. */
export const removeCorpus = defineCall({
  id: 'voiceprint.removeCorpus',
  documented: true,
  method: 'DELETE',
  path: '/api/dolphin-ai/voiceprint/corpus',
  query: z.strictObject({ id: queryId }),
})
