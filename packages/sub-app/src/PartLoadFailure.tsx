import { ErrorState } from '@console/ui'
import { useLoadFailure } from '@console/ui/part-boundary'
import { useIntl } from 'react-intl'
import styles from './CrashPage.module.css'

/** Replaces a screen whose code did not load. Loads it again on Retry, and when the browser is online again. */
export function PartLoadFailure({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const error = useLoadFailure(onRetry)
  return (
    <section className={styles['page']}>
      <ErrorState title={formatMessage({ id: 'subApp.partFailed' })} error={error} onRetry={onRetry} />
    </section>
  )
}
