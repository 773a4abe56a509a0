import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'

/** Shows that a record was saved. */
export function useSavedToast(): () => void {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return () => services.toast.success(formatMessage({ id: 'managed.saved' }))
}
