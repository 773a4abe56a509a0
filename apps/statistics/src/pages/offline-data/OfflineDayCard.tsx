import { useHost } from '@console/sub-app'
import { formatDay } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import styles from '../../components/RowCard.module.css'
import type { OfflineDay } from '../../queries/offline-data.ts'
import { RecordingsLink } from './RecordingsLink.tsx'

/** A day on a phone. */
export function OfflineDayCard({ day: { at, total, skill_duration: seconds } }: { day: OfflineDay }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const day = formatDay(at, timezone)
  return (
    <div className={styles['card']}>
      <strong>{day}</strong>
      <dl className={styles['facts']}>
        <div>
          <dt>{formatMessage({ id: 'offlineData.count' })}</dt>
          <dd>{formatNumber(total)}</dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'offlineData.duration' })}</dt>
          <dd>{durationText(seconds)}</dd>
        </div>
      </dl>
      <RecordingsLink day={day} />
    </div>
  )
}
