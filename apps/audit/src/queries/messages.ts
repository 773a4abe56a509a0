import { keepPreviousData } from '@tanstack/react-query'
import { message, type ParsedBodyOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

export type HistoryFilter = Pick<ParsedBodyOf<typeof message.history>, 'businessTypeId' | 'isCron'>
export type HistoryPageWanted = { filter: HistoryFilter; page: number; size: number }

/** One page of what was pushed (MSG-001). The page before stays until the next is there. */
export function useMessageHistory({ filter, page, size }: HistoryPageWanted) {
  const body = { ...filter, current: page, size }
  return useCallQuery(message.history, { body }, { placeholderData: keepPreviousData })
}

/** How much there is without filters; for where filters left nothing. */
export function useUnfilteredCount() {
  return useCallQuery(message.history, { body: { current: 1, size: 1 } })
}

export type PushStatWanted = { triggerId: string; msgRuleCode: string; beginDay: string; endDay: string }

/** What people did with what a trigger pushed, by day (MSG-005). */
export function usePushStat(wanted: PushStatWanted) {
  return useCallQuery(message.pushStat, { query: wanted })
}
