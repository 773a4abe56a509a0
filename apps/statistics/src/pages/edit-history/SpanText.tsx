import { statusAfter } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatDay, formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { useTrackStatuses } from '../../components/use-track-statuses.ts'
import { toTrackStatus } from '../../model/track-statuses.ts'
import type { StatusSpan } from '../../queries/edit-history.ts'
import styles from './EditHistory.module.css'

/** A status and its time: the name of its kind where it has one (DSET-045, DSET-047, PLAN-Q18). */
export function SpanText({ span: { evt, subEvt, startTime, endTime } }: { span: StatusSpan }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const statuses = useTrackStatuses()
  const status = statusAfter(evt)
  const look = status === null ? null : statuses[toTrackStatus({ status, subStatus: subEvt ?? '' })]
  const clock = (seconds: number) => formatTime(seconds, timezone).slice(11)
  return (
    <span className="ui-nowrap">
      <span
        className={styles['swatch']}
        aria-hidden="true"
        style={{ background: look === null ? 'none' : `var(--${look.colour})` }}
      />
      {look?.name ?? formatMessage({ id: 'editHistory.heartbeat' })}{' '}
      <span className="ui-figures ui-muted" title={formatDay(startTime, timezone)}>
        {clock(startTime)}–{clock(endTime)}
      </span>
    </span>
  )
}

/** Earlier spans, one below the other; `-` where nothing was (PLAN-047, PLAN-Q19). */
export function SpanList({ spans }: { spans: readonly StatusSpan[] }) {
  if (spans.length === 0) return '-'
  return (
    <ul className="ui-list">
      {spans.map((span) => (
        <li key={`${span.startTime} ${span.evt} ${span.subEvt}`}>
          <SpanText span={span} />
        </li>
      ))}
    </ul>
  )
}
