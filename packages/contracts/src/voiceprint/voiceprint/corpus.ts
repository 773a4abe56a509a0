import * as z from 'zod'
import {
  filterText,
  id,
  queryDay,
  queryFlag,
  queryId,
  queryInt,
  queryPage,
  unixSeconds,
} from '../../shared/wire.ts'
import { defineCall } from '../../shared/call.ts'

/** States of a stored sample (VOICE-029). */
export const CORPUS_STATUS = { inUse: 0, expired: 1, deprecated: 2 } as const
export type CorpusStatus = (typeof CORPUS_STATUS)[keyof typeof CORPUS_STATUS]
/** In a filter of a status: any. */
export const ANY_STATUS = -1

const anyStatus = z.union([
  z.literal(ANY_STATUS),
  z.literal(`${ANY_STATUS}`).transform((): typeof ANY_STATUS => ANY_STATUS),
])

/** A status of a filter: -1 or absent is any. */
export const statusOf = <Status extends Record<string, number>>(status: Status) =>
  z.union([anyStatus, queryInt(0, Object.keys(status).length - 1).pipe(z.enum(status))]).default(ANY_STATUS)

/** Filters of people that the lists of samples and of checks share. */
export const peopleFields = {
  /** Part of the person's name. */
  name: filterText.optional(),
  /** This organisation and all below it. */
  orgId: queryId.optional(),
  /** The day of creation, in the tenant's zone. */
  date: queryDay.optional(),
}

/** Columns that samples can be sorted by. */
export const CORPUS_ORDERS = ['catalogName'] as const

const count = z.int().min(0)
export const seconds = z.int().min(0)

const corpus = z.object({
  corpusId: id,
  /** Of the person. */
  name: z.string(),
  orgName: z.string(),
  catalogName: z.string(),
  voiceDuration: seconds,
  sessionAt: unixSeconds,
  createAt: unixSeconds,
  status: z.enum(CORPUS_STATUS),
  /** Signed, for `PLAY_LINK_SECONDS` from this answer on; empty where there is nothing to play. */
  url: z.string(),
  /** Beyond the specification: who speaks, and the session that it was taken from. */
  userId: id,
  sessionId: z.string(),
})
export type Corpus = z.output<typeof corpus>

/** Stored samples of people whom the asker may see, the newest first (VOICE-025). */
export const corpora = defineCall({
  id: 'voiceprint.corpora',
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
    /** Exact up to `EXACT_COUNT_LIMIT`, `countIsCapped` beyond (decision 35). */
    count,
    countIsCapped: z.boolean(),
  }),
})

/** Deletes a sample: its sound, its voiceprint, and its scores in check records. */
export const removeCorpus = defineCall({
  id: 'voiceprint.removeCorpus',
  method: 'DELETE',
  path: '/api/dolphin-ai/voiceprint/corpus',
  query: z.strictObject({ id: queryId }),
})
