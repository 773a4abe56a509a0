import { useSessionNames } from '@console/domain-ui'
import { useIntl } from 'react-intl'

/** The business that a list is filtered by, in words. */
export function useBusinessFilter(bizId: number | null) {
  const { formatMessage } = useIntl()
  const names = useSessionNames(null).data
  return {
    key: 'business',
    name: formatMessage({ id: 'sessions.business' }),
    value: bizId === null ? null : (names?.businesses.find(({ id }) => id === bizId)?.name ?? String(bizId)),
  }
}
