import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useAlerts, useIdleOvertime, type AlertsAnswer } from '../queries/monitor.ts'
import styles from './AlertList.module.css'
import { AlertRow } from './AlertRow.tsx'
import { CardBody } from './CardBody.tsx'
import { useMonitor } from './monitor-context.ts'
import { MonitorCard } from './MonitorCard.tsx'
import { useLiveAlerts } from './use-live-alerts.ts'

/** With more rows than this the list scrolls inside (MON-041). */
export const MAX_ROWS_IN_SIGHT = 4
/** px */
const SCROLLED_HEIGHT = 150

const SECONDS_A_MINUTE = 60

/** Who was idle for too long, newest first; with each report of the server too (MON-040 to MON-044). */
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
    >
      {open !== null && open > 0 && <OpenToday count={open} />}
      <CardBody
        query={alerts}
        isEmpty={({ userInactiveAlertList }) => userInactiveAlertList.length === 0}
        loading={<Skeleton active title={false} paragraph={{ rows: MAX_ROWS_IN_SIGHT }} />}
        failed={formatMessage({ id: 'monitor.alerts.failed' })}
        empty={{
          title: formatMessage({ id: 'monitor.alerts.none' }),
          text: formatMessage({ id: 'monitor.alerts.none.text' }),
        }}
      >
        {(answer) => <AlertRows answer={answer} />}
      </CardBody>
    </MonitorCard>
  )
}

function AlertRows({ answer }: { answer: AlertsAnswer }) {
  const { formatMessage } = useIntl()
  const { userInactiveAlertList } = answer
  const shown = userInactiveAlertList.length
  const total = answer.total ?? shown
  const scrolls = shown > MAX_ROWS_IN_SIGHT
  return (
    <>
      <p className={styles['count']}>
        {total > shown
          ? formatMessage({ id: 'monitor.alerts.cut' }, { shown, count: total })
          : formatMessage({ id: 'monitor.alerts.count' }, { count: total })}
      </p>
      <ul
        className={styles['list']}
        aria-label={formatMessage({ id: 'monitor.alerts' })}
        {...(scrolls ? { style: { height: SCROLLED_HEIGHT, overflowY: 'auto' as const }, tabIndex: 0 } : {})}
      >
        {userInactiveAlertList.map((alert) => (
          // One person may have several (MON-044).
          <AlertRow key={`${alert.userId} ${alert.inActiveAlertAt}`} alert={alert} />
        ))}
      </ul>
    </>
  )
}

/** What the server has reported of today, also where the range has other days. */
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
