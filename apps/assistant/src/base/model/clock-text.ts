import { SECOND_MS } from '@console/contracts'
import { minutesText } from '@console/ui/time'

/** Milliseconds within a call as `M:SS`. */
export function clockText(milliseconds: number): string {
  return minutesText(milliseconds / SECOND_MS)
}
