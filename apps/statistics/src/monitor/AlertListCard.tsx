import { monitor } from '@console/contracts'
import { partFailed } from '@console/domain-ui'
import { tierPart, useCallCache, useHasCall, useHost, useRealtime, useRealtimeFresh } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { formatDay, formatTime, today } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type AlertsAnswer, type InactivityAlert, useAlerts, useIdleOvertime } from '../queries/monitor.ts'
import type { AcknowledgeDialogProps } from './AcknowledgeDialog.tsx'
import { CardBody } from './CardBody.tsx'
import { useMonitor } from './monitor-context.ts'
import { personPageLink } from './monitor-links.ts'
import { MonitorCard } from './MonitorCard.tsx'
import styles from './AlertList.module.css'

/** Brings the tier of forms; in one chunk with the form of a correction, so that no other page carries what they share. */
const AcknowledgeDialog = tierPart<AcknowledgeDialogProps>({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-person" */ './AcknowledgeDialog.tsx')).AcknowledgeDialog,
  Loading: () => null,
  Failed: partFailed('monitor.part.failed'),
})

const ALERT_CALLS = [monitor.alerts, monitor.alertRank]

/** With more rows than this the list scrolls inside (MON-041). */
export const MAX_ROWS_IN_SIGHT = 4
/** px */
const SCROLLED_HEIGHT = 150

const SECONDS_A_MINUTE = 60

/** People who were idle for too long, newest first; with each report of the server too (MON-040 to MON-044). */
export function AlertListCard() {
  const { formatMessage } = useIntl()
  const { wire } = useMonitor()
  const alerts = useAlerts(wire)
  const overtime = useIdleOvertime()
  const open = useLiveAlerts()
  return (
    <MonitorCard
      title={formatMessage({ id: 'monitor.alerts' })}
      note={formatMessage({ id: 'monitor.idle.caption' }, { n: overtime / SECONDS_A_MINUTE })}
      isBusy={alerts.isPending}
      isAsHighAsItsContents
      {...(alerts.data !== undefined && { tools: <AlertCount answer={alerts.data} /> })}
    >
      {open !== null && open > 0 && <OpenToday count={open} />}
      <CardBody
        query={alerts}
        isEmpty={({ userInactiveAlertList }) => userInactiveAlertList.length === 0}
        loading={<Skeleton active title={false} paragraph={{ rows: MAX_ROWS_IN_SIGHT }} />}
        failedId="monitor.alerts.failed"
        emptyId="monitor.alerts.none"
      >
        {(answer) => <AlertRows answer={answer} />}
      </CardBody>
    </MonitorCard>
  )
}

function AlertRows({ answer }: { answer: AlertsAnswer }) {
  const { formatMessage } = useIntl()
  const { userInactiveAlertList } = answer
  const scrolls = userInactiveAlertList.length > MAX_ROWS_IN_SIGHT
  return (
    <ul
      className={`ui-list ${styles['list']}`}
      aria-label={formatMessage({ id: 'monitor.alerts' })}
      data-scrolls={scrolls}
      {...(scrolls ? { style: { height: SCROLLED_HEIGHT, overflowY: 'auto' as const }, tabIndex: 0 } : {})}
    >
      {userInactiveAlertList.map((alert) => (
        // One person may have several (MON-044).
        <AlertRow key={`${alert.userId} ${alert.inActiveAlertAt}`} alert={alert} />
      ))}
    </ul>
  )
}

/** How many there are, and how many of them are in the list where the answer was cut. */
function AlertCount({ answer }: { answer: AlertsAnswer }) {
  const { formatMessage } = useIntl()
  const shown = answer.userInactiveAlertList.length
  const total = answer.total ?? shown
  if (total === 0) return null
  return (
    <span className="ui-size-12 ui-faint ui-nowrap">
      {total > shown
        ? formatMessage({ id: 'monitor.alerts.cut' }, { shown, count: total })
        : formatMessage({ id: 'monitor.alerts.count' }, { count: total })}
    </span>
  )
}

/** Alerts that the server has reported of today, also where the range has other days. */
function OpenToday({ count }: { count: number }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { query, show } = useMonitor()
  const day = today(timezone)
  const isShown = query.range[0] === day && query.range[1] === day
  return (
    <p className={styles['open']} role="status">
      {formatMessage({ id: 'monitor.alerts.today' }, { count })}
      {!isShown && (
        <Button type="link" size="small" onClick={() => show({ ...query, range: [day, day] })}>
          {formatMessage({ id: 'monitor.alerts.today.show' })}
        </Button>
      )}
    </p>
  )
}

/**
 * Number of today's alerts that nobody has acknowledged, once the server has reported it; null before. Where the range has
 * today, list and rank are requested again with each report (docs/decisions/0076).
 */
function useLiveAlerts(): number | null {
  const { timezone } = useHost()
  const cache = useCallCache()
  const { range } = useMonitor().query
  const [open, setOpen] = useState<number | null>(null)
  const hasToday = () => range[1] >= today(timezone)
  useRealtime('pushEvents', ({ events }) => {
    const alerts = events.find(({ url }) => url === monitor.alerts.path)
    if (alerts === undefined) return
    setOpen(alerts.unreadCount)
    if (hasToday()) void cache.invalidate(ALERT_CALLS)
  })
  useRealtimeFresh(() => {
    if (hasToday()) void cache.invalidate(ALERT_CALLS)
  })
  return open
}

/** One alert: when, who, and who has seen it. The name leads to that minute of the person's day. */
function AlertRow({ alert }: { alert: InactivityAlert }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { query } = useMonitor()
  const canAcknowledge = useHasCall(monitor.acknowledgeAlert)
  const [isOpen, setOpen] = useState(false)
  const { alertId, inActiveAlertAt, userName, acknowledgement } = alert
  const time = formatTime(inActiveAlertAt, timezone)
  const day = formatDay(inActiveAlertAt, timezone)
  const named = { name: userName, time }
  return (
    <li className={styles['row']}>
      <span className="ui-figures ui-muted">{time}</span>
      <PageLink
        to={personPageLink({ ...query, range: [day, day] }, alert, inActiveAlertAt)}
        label={formatMessage({ id: 'monitor.alerts.minute' }, named)}
      >
        {userName}
      </PageLink>
      <span className="ui-flex ui-shrinks ui-to-end">
        {acknowledgement !== undefined && <Acknowledged acknowledgement={acknowledgement} />}
        {canAcknowledge && acknowledgement === undefined && alertId !== undefined && (
          <Button
            type="link"
            size="small"
            aria-label={formatMessage({ id: 'monitor.acknowledge.of' }, named)}
            onClick={() => setOpen(true)}
          >
            {formatMessage({ id: 'monitor.acknowledge' })}
          </Button>
        )}
      </span>
      {isOpen && alertId !== undefined && (
        <AcknowledgeDialog
          alertId={alertId}
          what={formatMessage({ id: 'monitor.acknowledge.what' }, named)}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}

type AcknowledgedProps = { acknowledgement: NonNullable<InactivityAlert['acknowledgement']> }

function Acknowledged({ acknowledgement: { acknowledgedBy, acknowledgedAt, note } }: AcknowledgedProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <span className={styles['acknowledged']}>
      {formatMessage(
        { id: 'monitor.acknowledged' },
        { name: acknowledgedBy, time: formatTime(acknowledgedAt, timezone) },
      )}
      {note !== '' && <q title={note}>{note}</q>}
    </span>
  )
}
