import { message, type ParsedBodyOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type HistoryFilter = Pick<ParsedBodyOf<typeof message.history>, 'businessTypeId' | 'isCron'>
export type HistoryPageQuery = { filter: HistoryFilter; page: number; size: number }

/** One page of pushed messages (MSG-001). The previous page stays until the next has loaded. */
export function useMessageHistory({ filter, page, size }: HistoryPageQuery) {
  const body = { ...filter, current: page, size }
  return useCallQuery(message.history, { body }, { placeholderData: keepPreviousData })
}

/** The count without filters, for the filtered-to-empty state. */
export function useUnfilteredCount() {
  const { data } = useCallQuery(message.history, { body: { current: 1, size: 1 } })
  return data && { total: data.total, isCapped: data.totalIsCapped }
}

/** Reads a message's text and its receivers; null requests nothing. */
export function useMessageDetail(id: number | null) {
  return useCallQuery(message.historyDetail, id === null ? null : { query: { id } })
}

export type PushStatQuery = { triggerId: string; msgRuleCode: string; beginDay: string; endDay: string }

/** The figures of a trigger's messages, by day (MSG-005). */
export function usePushStat(query: PushStatQuery) {
  return useCallQuery(message.pushStat, { query })
}
