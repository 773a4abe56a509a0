import { EmptyText } from '@console/ui'
import type { ReactNode } from 'react'
import { isRefusal, type PartQuery } from '../components/part-query.ts'
import { PartFailed } from '../components/PartFailed.tsx'

type CardBodyProps<Answer> = {
  query: PartQuery<Answer>
  isEmpty: (answer: Answer) => boolean
  loading: ReactNode
  /** Message id of the title where it could not be loaded. */
  failedId: string
  /** Message id of the title where there is nothing, see `EmptyText`. */
  emptyId: string
  children: (answer: Answer) => ReactNode
}

/**
 * The contents of one card. What the server refuses with a code, or has nothing of, is an empty placeholder; a call that
 * failed says so and can be tried again. The other cards stay as they are (MON-017).
 */
export function CardBody<Answer>({
  query,
  isEmpty,
  loading,
  failedId,
  emptyId,
  children,
}: CardBodyProps<Answer>) {
  const { data, error } = query
  if (isRefusal(error) || (data !== undefined && isEmpty(data))) {
    return <EmptyText textId={emptyId} />
  }
  if (data !== undefined) return children(data)
  if (error === null) return loading
  return <PartFailed textId={failedId} error={error} onRetry={query.refetch} />
}
