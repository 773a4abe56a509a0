import * as z from 'zod'
import { at, ownId } from '../../facts/ingest/calls.ts'
import { defineCall } from '../../shared/call.ts'
import { DAY_SECONDS } from '../../shared/units.ts'
import { queryId, unixSeconds } from '../../shared/wire.ts'
import { sessionId } from '../session-record/filter.ts'

/** 50 MB; a longer recording is refused with 413. */
export const MAX_RECORDING_BYTES = 52_428_800
/** Types that a sender may name for its body; the bytes decide which of them it is. */
export const RECORDING_TYPES = ['audio/wav', 'audio/mpeg', 'audio/ogg', 'audio/webm', 'audio/mp4'] as const
/** A recording begins this near to its call. */
export const MAX_APART_SECONDS = DAY_SECONDS

/** Why a recording was not ingested: `refusal` in the detail of the answer. */
export const REFUSALS = [
  'unknownCall',
  'notSound',
  'cutOff',
  'notCompared',
  'tooLarge',
  'apartFromCall',
  'otherRecording',
] as const
export type RecordingRefusal = (typeof REFUSALS)[number]

/**
 * Ingests the recording of a call that is known. The same bytes again change nothing but when they begin; other bytes
 * for the call answer 409, and an unknown call 404.
 */
export const upload = defineCall({
  // Also its `operationId` in the public API, which generated clients use.
  id: 'recording.hand',
  method: 'PUT',
  path: '/api/open/v1/calls/:callId/recording',
  params: z.strictObject({ callId: ownId.describe('As in `call.started`') }),
  access: 'client',
  takes: RECORDING_TYPES,
  query: z.strictObject({
    at: z
      .string()
      .regex(/^\d{1,12}(\.\d{1,3})?$/)
      .transform(Number)
      .pipe(at)
      .optional()
      .describe('When the recording begins, unix seconds; with the answer of the call when absent'),
  }),
  body: z.unknown(),
  data: z.object({
    bytes: z.int(),
    mediaType: z.enum(RECORDING_TYPES).describe('Read from the bytes'),
    seconds: z.number().min(0).nullable().describe('null where only a player can measure it'),
  }),
})

/** Seconds for which an address of `link` serves, if its session does not end before. */
export const LINK_SECONDS = 900

/** An address that plays one call of a session that the requester may read. That somebody listens is recorded. */
export const link = defineCall({
  id: 'recording.link',
  method: 'POST',
  path: '/api/dolphin-ai/session/recording/:sessionId',
  params: z.strictObject({ sessionId }),
  access: 'page',
  query: z.strictObject({ projectId: queryId.optional() }),
  body: z.strictObject({ callId: z.string().min(1).max(64) }),
  data: z.object({ url: z.string(), expiresAt: unixSeconds }),
})
