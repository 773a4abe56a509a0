import { STATUS_NAMES, statusAfter, type Language, type StatusEvent } from '@console/contracts'

/** Of the kind, where there is one, else of the status; a kind that has no name here stays as it is. */
export function statusName(
  { evt, subEvt }: { evt: StatusEvent; subEvt?: string | null | undefined },
  language: Language,
): string {
  const name = subEvt || statusAfter(evt)
  return Object.entries(STATUS_NAMES).find(([known]) => known === name)?.[1][language] ?? name ?? ''
}
