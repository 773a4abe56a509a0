import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import type { LogDictionary } from '../../../model/log-changes.ts'
import type { LogDay } from './log-days.ts'
import { LogAuthor } from './LogAuthor.tsx'
import { LogChangeList } from './LogChangeList.tsx'
import styles from './OperationsCard.module.css'

/** Hours and minutes of `YYYY-MM-DD HH:mm:ss`. */
const CLOCK = [11, 16] as const

/** The operations of one day: action, changes and author. */
export function OperationDay({ day, dictionary }: { day: LogDay; dictionary: LogDictionary }) {
  const { timezone } = useHost()
  return (
    <>
      <h3 className={styles['day']}>{day.day}</h3>
      <ol className={styles['entries']}>
        {day.entries.map((entry) => (
          <li key={entry.id} className={styles['entry']} data-kind={entry.kind}>
            <div className={styles['head']}>
              <strong>{entry.typeName}</strong>
              <time className={styles['time']} dateTime={new Date(entry.createTime * 1000).toISOString()}>
                {formatTime(entry.createTime, timezone).slice(...CLOCK)}
              </time>
            </div>
            <LogChangeList entry={entry} dictionary={dictionary} isShort />
            <LogAuthor entry={entry} />
          </li>
        ))}
      </ol>
    </>
  )
}
