import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
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

/** A link in a row; its accessible name includes the row's project. */
export function RowLink({ to, text, name }: { to: string; text: string; name: string }) {
  return (
    <PageLink to={to}>
      {text}
      <span className={styles['spoken']}>{name}</span>
    </PageLink>
  )
}
