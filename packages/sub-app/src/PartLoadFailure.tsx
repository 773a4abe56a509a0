import { ErrorState } from '@console/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import styles from './CrashPage.module.css'

/** Replaces a screen whose code did not load. Loads it again on Retry, and when the browser is online again. */
export function PartLoadFailure({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <section className={styles['page']}>
      <ErrorState
        title={formatMessage({ id: 'subApp.partFailed' })}
        error={{
          message: formatMessage({ id: navigator.onLine ? 'subApp.partFailed.why' : 'subApp.offline' }),
        }}
        onRetry={onRetry}
      />
    </section>
  )
}
