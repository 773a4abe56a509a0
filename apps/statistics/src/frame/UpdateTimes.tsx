import { useHost } from '@console/sub-app'
import { formatTime, today } from '@console/ui'
import { serverNow } from '@console/ui/server-time'
import { clockParts, twoDigits } from '@console/ui/time'
import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useStatTime } from '../queries/stat-config.ts'
import styles from './StatPage.module.css'

const SECOND_MS = 1000

/**
 * When the figures were computed and will be again, counted down to the second; then the hint that there are newer ones,
 * which Inquire brings (STAT-026 to STAT-028).
 */
export function UpdateTimes() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { data } = useStatTime()
  const now = useNow()
  if (data === undefined) return null
  const { lastUpdatedAt, nextUpdatedAt } = data
  if (lastUpdatedAt === null) {
    return <Chip isNew>{formatMessage({ id: 'stat.times.computing' })}</Chip>
  }
  const clock = (seconds: number) => {
    const text = formatTime(seconds, timezone)
    return text.startsWith(today(timezone)) ? text.slice(11, 16) : text.slice(0, 16)
  }
  const updated = clock(lastUpdatedAt)
  if (nextUpdatedAt === null) {
    return <Chip>{formatMessage({ id: 'stat.times.updated' }, { time: updated })}</Chip>
  }
  const left = nextUpdatedAt - now
  if (left <= 0) return <Chip isNew>{formatMessage({ id: 'stat.times.new' })}</Chip>
  return (
    <Chip>
      {formatMessage({ id: 'stat.times.next' }, { time: updated, next: clock(nextUpdatedAt) })}{' '}
      <span className="ui-figures" role="timer">
        {formatMessage({ id: 'stat.times.in' }, { left: minutesText(left) })}
      </span>
    </Chip>
  )
}

type ChipProps = {
  /** Said to screen readers too: there is something to do. */
  isNew?: boolean
  children: ReactNode
}

function Chip({ isNew = false, children }: ChipProps) {
  return (
    <span
      className={`ui-inline-row ui-gap-8 ${styles['chip']}`}
      data-new={isNew}
      {...(isNew ? { role: 'status' } : {})}
    >
      <span className={styles['dot']} />
      <span>{children}</span>
    </span>
  )
}

/** `08:12`, with hours before it where there are any. */
function minutesText(seconds: number): string {
  const [hours, ...rest] = clockParts(seconds)
  return [...(hours > 0 ? [hours] : []), ...rest].map(twoDigits).join(':')
}

/** The server's time in unix seconds, each second. */
function useNow(): number {
  const [now, setNow] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(seconds()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function seconds(): number {
  return Math.floor(serverNow() / SECOND_MS)
}
