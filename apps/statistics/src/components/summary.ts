import type { DataOf, stat } from '@console/contracts'

export type Summary = DataOf<typeof stat.summary>

/** True where there is anything to compare the figures with. */
export function isComparable({ orgSummary, sameTime }: Summary): boolean {
  return sameTime !== undefined || orgSummary.dayOfLastWeekTotalCallCnt !== undefined
}
