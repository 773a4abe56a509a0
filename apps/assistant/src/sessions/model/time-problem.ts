import { sessionRecord } from '@console/contracts'

/** The problem of a time range in unix seconds, both ends included, by the limits of the calls; null when valid. */
export function timeProblem(beginTime: number, endTime: number): 'rangeBackwards' | 'rangeTooLong' | null {
  if (beginTime > endTime) return 'rangeBackwards'
  return endTime - beginTime > sessionRecord.MAX_RANGE_SECONDS ? 'rangeTooLong' : null
}
