import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import type { PersonDetail } from './PersonFigures.tsx'
import styles from './PersonPage.module.css'

type DayOfDetail = PersonDetail['dailyTrackList'][number]

const COLUMNS = ['work', 'online', 'break', 'idle', 'leave'] as const
const FIELDS = {
  work: 'workDuration',
  online: 'onlineDuration',
  break: 'breakDuration',
  idle: 'idleDuration',
  leave: 'leaveDuration',
} as const satisfies Record<(typeof COLUMNS)[number], keyof DayOfDetail>

export function DayFiguresHead() {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['dayFigures']}>
      {COLUMNS.map((column) => (
        <span key={column}>{formatMessage({ id: `person.${column}` })}</span>
      ))}
    </span>
  )
}

/** The durations of one day (MON-062); on a phone the time worked alone. */
export function DayFigures({ day, isShort }: { day: DayOfDetail | undefined; isShort: boolean }) {
  const { formatMessage } = useIntl()
  const text = (column: (typeof COLUMNS)[number]) =>
    day === undefined ? '-' : durationText(day[FIELDS[column]])
  if (isShort) return `${formatMessage({ id: 'person.work' })} ${text('work')}`
  return (
    <dl className={styles['dayFigures']}>
      {COLUMNS.map((column) => (
        <div key={column}>
          <dt className="visually-hidden">{formatMessage({ id: `person.${column}` })}</dt>
          <dd>{text(column)}</dd>
        </div>
      ))}
    </dl>
  )
}
