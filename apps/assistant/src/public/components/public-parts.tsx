import { useIntl } from 'react-intl'
import styles from './public-parts.module.css'

/** A localised calendar day; the day of a release is the same in every zone. */
export function DayText({ day }: { day: string }) {
  const { formatDate } = useIntl()
  return (
    <time dateTime={day}>
      {formatDate(`${day}T00:00:00Z`, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })}
    </time>
  )
}

export function LoadingText() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['loading']} role="status">
      {formatMessage({ id: 'assistant.starting' })}
    </p>
  )
}
