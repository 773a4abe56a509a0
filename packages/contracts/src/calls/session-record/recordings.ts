import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, queryIsoDay, queryPage, unixSeconds } from '../../shared/wire.ts'

/** Recordings that were uploaded after the calls, of one day of the company's zone or of all, newest first (FRAME-005). */
export const recordings = defineCall({
  id: 'sessionRecord.recordings',
  path: '/api/dolphin-ai/session/offline',
  access: 'page',
  query: z.strictObject({ ...queryPage(), date: queryIsoDay.optional(), bizId: queryId.optional() }),
  data: z.object({
    recordings: z.array(
      z.object({
        audioId: z.string(),
        bizId: id,
        businessName: z.string(),
        recordedAt: unixSeconds,
        skillSeconds: z.int().min(0),
      }),
    ),
    total: z.int(),
  }),
})
