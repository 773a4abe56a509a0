import { voiceprint } from '@console/contracts'
import type { StatusTone } from '@console/ui'

const { CHECK_STATUS, CORPUS_STATUS } = voiceprint

type StatusText<Id extends string> = { id: Id; tone: StatusTone }

/** Words of a check's result (VOICE-036, R6). */
export const CHECK_RESULTS = {
  [CHECK_STATUS.notChecked]: { id: 'voice.result.notChecked', tone: 'offline' },
  [CHECK_STATUS.inconsistent]: { id: 'voice.result.inconsistent', tone: 'error' },
  [CHECK_STATUS.consistent]: { id: 'voice.result.consistent', tone: 'good' },
} as const satisfies Record<voiceprint.CheckStatus, StatusText<string>>

const SET_BY_HAND = { id: 'voice.result.manual', tone: 'idle' } as const

/** A record that was revised by hand says so instead (VOICE-037). */
export function checkResult(record: Pick<voiceprint.CheckRecord, 'status' | 'statusRevise'>) {
  return record.statusRevise === 1 ? SET_BY_HAND : CHECK_RESULTS[record.status]
}

/** Words of a sample's state (VOICE-029). */
export const CORPUS_STATES = {
  [CORPUS_STATUS.inUse]: { id: 'voice.state.inUse', tone: 'good' },
  [CORPUS_STATUS.expired]: { id: 'voice.state.expired', tone: 'offline' },
  [CORPUS_STATUS.deprecated]: { id: 'voice.state.deprecated', tone: 'warn' },
} as const satisfies Record<voiceprint.CorpusStatus, StatusText<string>>
