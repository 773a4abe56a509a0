import type { Failure } from '../states/ErrorState.tsx'

/** The query of a list; a result of TanStack Query that keeps the previous page fits. */
export type ListQuery<Answer> = {
  data: Answer | undefined
  error: Failure | null
  isError: boolean
  isFetching: boolean
  /** The rows are those of the previous page. */
  isPlaceholderData: boolean
  /** The rows are those of an earlier answer; the newest request failed. */
  isRefetchError: boolean
  refetch: () => Promise<unknown>
}

/** One page of a list in the one shape that a table needs. */
export type RowPage<Row> = {
  rows: readonly Row[]
  total: number
  /** There are more rows than `total`. */
  isCapped?: boolean | undefined
}
