import { randomBytes } from 'node:crypto'
import type { Sample } from './sample-data.store.ts'

const RANDOM_BYTES = 5

/** The beginning of all ids of a new sample, which no id of a call platform has by chance. */
export const newPrefix = (): string => `sample-${randomBytes(RANDOM_BYTES).toString('hex')}-`

export const toEventId = (prefix: string, index: number): string => `${prefix}event-${index}`
export const toCallId = (prefix: string, index: number): string => `${prefix}call-${index}`
export const toSessionId = (prefix: string, index: number): string => `${prefix}session-${index}`

/** The ids of all that a sample stored. */
export function idsOfSample({ prefix, calls, events }: Pick<Sample, 'prefix' | 'calls' | 'events'>) {
  const list = (count: number, toId: (start: string, index: number) => string) =>
    Array.from({ length: count }, (_, index) => toId(prefix, index))
  return {
    eventIds: list(events, toEventId),
    callIds: list(calls, toCallId),
    sessionIds: list(calls, toSessionId),
  }
}
