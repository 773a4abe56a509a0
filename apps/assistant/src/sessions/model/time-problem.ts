import { sessionRecord } from '@console/contracts'

/** What is wrong with a time in unix seconds, both included, as the calls of sessions take it; null: nothing. */
export function timeProblem(beginTime: number, endTime: number): 'rangeBackwards' | 'rangeTooLong' | null {
  if (beginTime > endTime) return 'rangeBackwards'
  return endTime - beginTime > sessionRecord.MAX_RECORD_RANGE_SECONDS ? 'rangeTooLong' : null
}
