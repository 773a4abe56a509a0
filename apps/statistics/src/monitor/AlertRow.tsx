import { monitor } from '@console/contracts'
import { useHasCall, useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { formatDay, formatTime } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { InactivityAlert } from '../queries/monitor.ts'
import { AcknowledgeDialog } from './acknowledge-part.tsx'
import styles from './AlertList.module.css'
import { useMonitor } from './monitor-context.ts'
import { personPageLink } from './monitor-links.ts'

/** One alert: when, who, and who has seen it. The name leads to that minute of the person's day. */
export function AlertRow({ alert }: { alert: InactivityAlert }) {
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
      <span className={styles['time']}>{time}</span>
      <PageLink
        to={personPageLink({ ...query, range: [day, day] }, alert, inActiveAlertAt)}
        label={formatMessage({ id: 'monitor.alerts.minute' }, named)}
      >
        {userName}
      </PageLink>
      <span className={styles['state']}>
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
