import * as z from 'zod'
import { exportCall } from '../../operations/exports/export-call.ts'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, queryId, queryPage, unixSeconds } from '../../shared/wire.ts'
import { seconds } from './corpus.ts'
import { CHECK_STATUS, checkFields } from './filters.ts'

/** Progress of a check; one that waits or runs has the status 'not checked'. */
export const PROGRESS = ['waiting', 'running', 'done'] as const
export type CheckProgress = (typeof PROGRESS)[number]

/** Why a voice was not compared; null where it was, or the check is not done. */
export const REASONS = [
  /** The person had no sample: the voice became the first one. */
  'firstSample',
  /** Too little speech: `speechSeconds` of the `neededSeconds`. */
  'tooShort',
  /** The noise is too loud for the voice: `signalToNoise` of the `neededSignalToNoise`. */
  'tooNoisy',
  /** The person's voice is in the customer's channel, either in this recording or in the sample's. */
  'channelsSwapped',
  /** Both channels have one voice, so that it cannot become the first sample. */
  'channelsAlike',
  /** The file is not readable as sound. */
  'notSound',
  /** The file is sound of a kind that cannot be read, such as AAC. */
  'unreadableKind',
  /** The recording was deleted before its turn. */
  'recordingGone',
  /** The check exceeded its limit of time or memory. */
  'overLimit',
  /** Something else went wrong; the server's log has it. */
  'failed',
] as const
export type CheckReason = (typeof REASONS)[number]

const score = z.number().min(0).max(1)

const checkCorpusEntry = z.object({
  corpusId: id,
  catalogName: z.string(),
  score,
  /** As in a record: 1 if the comparison does not match, 2 if it does. */
  status: z.enum(CHECK_STATUS),
  /** As in a sample: signed, and empty if there is nothing to play. */
  url: z.string().default(''),
  createAt: ours(unixSeconds),
})
export type CheckCorpusEntry = z.output<typeof checkCorpusEntry>

const checkRecord = z.object({
  taskId: id,
  name: z.string(),
  orgName: z.string(),
  /** Seconds of the call. */
  duration: seconds,
  sessionAt: unixSeconds,
  /** Time of the entry with status 2 and the best score; absent if none exists (VOICE-038). */
  corpusAt: unixSeconds.optional(),
  createAt: unixSeconds,
  /** Absent until the check is done. */
  checkTime: unixSeconds.optional(),
  status: z.enum(CHECK_STATUS),
  statusRevise: z.union([z.literal(0), z.literal(1)]).default(0),
  /** Signed as that of a sample; empty where the recording has gone. */
  checkVoiceUrl: z.string().default(''),
  /** Named in `addVoice`. */
  voiceId: id,
  corpusList: z.array(checkCorpusEntry).default([]),
  userId: ours(id),
  sessionId: ours(z.string()),
  progress: ours(z.enum(PROGRESS)),
  reason: ours(z.enum(REASONS).nullable()),
  /** Speech that was found, in seconds with one decimal; null where none was looked for. */
  speechSeconds: ours(z.number().min(0).nullable()),
  /** Speech that a check needs. */
  neededSeconds: ours(z.number().min(0)),
  /** Decibels, with one decimal, by which the voice is louder than the sound between the words; null where nobody speaks. */
  signalToNoise: ours(z.number().nullable()),
  /** Decibels that a comparison needs. */
  neededSignalToNoise: ours(z.number()),
  /** Seconds of a longer recording that are listened to at most. */
  heardSeconds: ours(z.number().min(0)),
  /** The reason why a person set the record consistent by hand; null without such a change or without a reason. */
  reviseReason: ours(z.string().nullable()),
})
export type CheckRecord = z.output<typeof checkRecord>

/** Check records of people whom the requester may see, the newest first (VOICE-034). */
export const checks = defineCall({
  id: 'voiceprint.checks',
  documented: true,
  path: '/api/dolphin-ai/voiceprint/checkResult',
  query: z.strictObject({ ...checkFields, ...queryPage() }),
  data: z.object({
    list: z.array(checkRecord),
    /** Exact up to `EXACT_COUNT_LIMIT`, `countIsCapped` beyond (R35). */
    count: z.int().min(0),
    countIsCapped: ours(z.boolean()),
  }),
})

/** Deletes a record; its `id` is the `taskId`. */
export const removeCheck = defineCall({
  id: 'voiceprint.removeCheck',
  documented: true,
  method: 'DELETE',
  path: '/api/dolphin-ai/voiceprint/checkResult',
  query: z.strictObject({ id: queryId }),
})

/** Why a record's voice cannot be used: HTTP 200 with the code. */
export const REVISE_REFUSALS = {
  /** The result does not allow it: see `isEditable` and `canBeFalseAlarm`. */
  notConsistent: 1801,
  /** The recording has been deleted. */
  voiceGone: 1802,
  /** The recording has too little speech for a sample, or none that can be read. */
  voiceUnusable: 1803,
  /** The check found the record inconsistent: to set it consistent needs a reason. */
  reasonMissing: 1804,
} as const
const { notConsistent, voiceGone, voiceUnusable, reasonMissing } = REVISE_REFUSALS

export const MAX_REVISE_REASON_CHARACTERS = 200

/** Makes the record's voice a sample in use of its person, in a category. Repeating the call changes nothing. */
export const addVoice = defineCall({
  id: 'voiceprint.addVoice',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/voiceprint/catalog/addVoice',
  body: z.strictObject({ checkTaskId: id, catalogId: id, voiceId: id }),
  data: ours(z.object({ corpusId: id })),
  refusals: { notConsistent, voiceGone, voiceUnusable },
})

/**
 * Sets the record consistent by hand; a record that the check found inconsistent needs the reason (R63), and has the result
 * of a match from then on. Repeating the call changes nothing.
 */
export const manualRevise = defineCall({
  id: 'voiceprint.manualRevise',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/voiceprint/manualRevise',
  body: z.strictObject({
    checkTaskId: id,
    reason: ours(z.string().trim().min(1).max(MAX_REVISE_REASON_CHARACTERS)),
  }),
  refusals: { notConsistent, reasonMissing },
})

/** The records of the list as a file (VOICE-051); never voiceprints, nor addresses that play a voice. */
export const exportCheckResult = exportCall({
  id: 'voiceprint.exportCheckResult',
  documented: true,
  path: '/api/dolphin-ai/voiceprint/exportCheckResult',
  query: z.strictObject(checkFields),
})
