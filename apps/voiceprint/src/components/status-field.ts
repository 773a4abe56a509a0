import { voiceprint } from '@console/contracts'
import type { SearchField } from '@console/ui'

const { ANY_STATUS } = voiceprint

/** A status of a filter in the address; one that does not exist is dropped (VOICE-027). */
export function statusField<S extends number>(statuses: readonly S[]): SearchField<S | typeof ANY_STATUS> {
  return {
    fallback: ANY_STATUS,
    parse: (text) =>
      text === String(ANY_STATUS) ? ANY_STATUS : (statuses.find((status) => String(status) === text) ?? null),
    format: (status) => (status === ANY_STATUS ? null : String(status)),
  }
}
