import { ApiError, useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'

const CONFLICT = 409

/** Toasts for a change that was sent: the documented texts, and the reason where somebody else was faster (RPT-Q23). */
export function useSaveToasts() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return {
    onSuccess: () => services.toast.success(formatMessage({ id: 'statConfig.update.successed' })),
    onError: (error: Error) => {
      services.toast.error(formatMessage({ id: 'statConfig.update.failed' }))
      if (error instanceof ApiError && error.status === CONFLICT)
        services.toast.warning(formatMessage({ id: 'statConfig.conflict' }))
    },
  }
}
