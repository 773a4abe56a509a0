import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import styles from './List.module.css'

/** A day, and below it the time. */
export function Moment({ at }: { at: number }) {
  const { timezone } = useHost()
  const [day, time] = formatTime(at, timezone).split(' ')
  return (
    <span className={styles['twoLines']}>
      <span>{day}</span> <span className={styles['note']}>{time}</span>
    </span>
  )
}
