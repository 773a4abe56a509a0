import { useEffect } from 'react'
import { useIntl } from 'react-intl'

/** Why code did not load, for people: errors of loading name files. Loads again once the browser is online again. */
export function useLoadFailure(onRetry: () => void): { message: string } {
  const { formatMessage } = useIntl()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return { message: formatMessage({ id: navigator.onLine ? 'ui.part.fileMissing' : 'ui.part.offline' }) }
}
