import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type RecordingTables = {
  callRecording: CallRecordingTable
  recordingListen: RecordingListenTable
}

type CallRecordingTable = {
  id: Generated<number>
  tenantId: number
  callId: string
  contentHash: string
  durationMs: Nullable<number>
  beginsAt: Nullable<Date>
  receivedAt: Date
}

/** A listener to a recording, once a day; `ownerId` is the company of the call. */
type RecordingListenTable = {
  tenantId: number
  userId: number
  ownerId: number
  callId: string
  day: string
  listenedAt: Date
}
