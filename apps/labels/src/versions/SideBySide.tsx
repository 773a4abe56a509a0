import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './Versions.module.css'

/** Shows the earlier content beside the later; the words "before" and "after" are read aloud, the colours are seen. */
export function SideBySide({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['sides']}>
      <div className={styles['side']} data-side="before" dir="auto">
        <span className="visually-hidden">{formatMessage({ id: 'versions.before' })} </span>
        {before}
      </div>
      <div className={styles['side']} data-side="after" dir="auto">
        <span className="visually-hidden">{formatMessage({ id: 'versions.after' })} </span>
        {after}
      </div>
    </div>
  )
}
