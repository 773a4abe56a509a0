import { STATUS_NAMES, type Language } from '@console/contracts'
import type { TrackStatus } from '../model/track-statuses.ts'

type Messages = Readonly<Record<`track.status.${TrackStatus}`, string>>

function messagesIn(language: Language): Messages {
  const entries = Object.entries(STATUS_NAMES).map(([status, name]) => [
    `track.status.${status}`,
    name[language],
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every status has a name
  return Object.fromEntries(entries) as Messages
}

/** Names of statuses and of corrections (MON-073, PLAN-023); pages spread them into their texts. */
export const trackStatusMessages = { en: messagesIn('en'), zh: messagesIn('zh') }
