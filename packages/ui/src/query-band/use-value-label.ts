import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Names a chosen value whose option is not there: while options load it is not shown as its bare id. */
export function useValueLabel(isLoading: boolean) {
  const { formatMessage } = useIntl()
  return ({ label }: { label?: ReactNode }): ReactNode =>
    label ?? (isLoading ? formatMessage({ id: 'ui.loading' }) : undefined)
}
