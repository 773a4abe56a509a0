import { useHost } from '@console/sub-app'
import { voiceTime } from '../voice-figures.ts'
import styles from './Row.module.css'

/** Day and clock below each other: several such columns would be half of the table. */
export function TimeCell({ at }: { at: number | undefined }) {
  const { timezone } = useHost()
  const [day = '', ...clock] = voiceTime(at, timezone).split(' ')
  return (
    <span className={styles['time']}>
      <span>{clock.length === 0 ? day : `${day} `}</span>
      {clock.length > 0 && <span>{clock.join(' ')}</span>}
    </span>
  )
}
