import { EmptyState } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** The states shown instead of rows, from the texts `.failed`, `.empty` and `.emptyText`; `action` is offered where nothing exists yet. */
export function useReadingStates(texts: string, action?: ReactNode) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: `${texts}.failed` }),
    empty: (
      <EmptyState title={formatMessage({ id: `${texts}.empty` })} action={action}>
        {formatMessage({ id: `${texts}.emptyText` })}
      </EmptyState>
    ),
  }
}
