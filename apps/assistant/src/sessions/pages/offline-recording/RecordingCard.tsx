import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { durationText } from '@console/ui/time'
import type { Recording } from '../../queries/recordings.ts'
import styles from './OfflineRecordingPage.module.css'

/** A recording as a card on a phone. */
export function RecordingCard({ recording }: { recording: Recording }) {
  const { timezone } = useHost()
  const { audioId, businessName, recordedAt, skillSeconds } = recording
  return (
    <div className={styles['card']}>
      <strong>{audioId}</strong>
      <span>
        {businessName} · {durationText(skillSeconds)}
      </span>
      <span className={styles['note']}>{formatTime(recordedAt, timezone)}</span>
    </div>
  )
}
