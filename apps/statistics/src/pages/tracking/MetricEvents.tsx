import { useHost } from '@console/sub-app'
import { type DataColumn, formatTime } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useListPage } from '../../components/ListTable.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { useHasListOptions } from '../../queries/platform.ts'
import { type MetricStat, type TrackedEvent, useTrackedEvents } from '../../queries/tracking.ts'
import { EventTable } from './EventTable.tsx'
import { EventValue } from './EventValue.tsx'
import { useTracking } from './tracking-context.ts'
import styles from './Tracking.module.css'

/** px; sessions have long ids. */
const SESSION_WIDTH = 150

/** The events of a metric with the filters of the page (DSET-031, DSET-Q18). */
export function MetricEvents({ metric: { metricId, name } }: { metric: MetricStat }) {
  const { formatMessage } = useIntl()
  const { filter } = useTracking()
  const { paging, position } = useListPage([filter])
  const events = useTrackedEvents({
    ...filter,
    metricId,
    ...position,
  })
  const columns = useEventColumns()
  return (
    <div className={styles['events']}>
      <EventTable
        label={formatMessage({ id: 'tracking.events.of' }, { name })}
        query={events}
        paging={paging}
        columns={columns}
        mobileCard={renderCard}
        emptyId="tracking.events.none"
      />
    </div>
  )
}

function useEventColumns(): DataColumn<TrackedEvent>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const title = (name: string) => formatMessage({ id: `tracking.${name}` })
  return [
    { key: 'time', title: title('time'), render: (_, { timestamp }) => formatTime(timestamp, timezone) },
    { key: 'person', title: title('person'), dataIndex: 'userName' },
    { key: 'value', title: title('value'), render: (_, { value }) => <EventValue value={value} /> },
    {
      key: 'session',
      title: title('session'),
      maxWidth: SESSION_WIDTH,
      render: (_, event) => <SessionButton event={event} />,
    },
    {
      key: 'source',
      title: title('source'),
      render: (_, { sourceType, sourceVersion }) => `${sourceType} ${sourceVersion}`,
    },
  ]
}

function renderCard(event: TrackedEvent) {
  return <EventCard event={event} />
}

/** An event on a phone. */
function EventCard({ event }: { event: TrackedEvent }) {
  const { timezone } = useHost()
  const { userName, timestamp, value, sourceType, sourceVersion } = event
  return (
    <RowCard title={userName} about={formatTime(timestamp, timezone)}>
      <EventValue value={value} />
      <SessionButton event={event} />
      <span className="ui-size-12 ui-faint">{`${sourceType} ${sourceVersion}`}</span>
    </RowCard>
  )
}

/** From an event to everything that the person did in that session, with a platform that lists it. */
function SessionButton({ event }: { event: TrackedEvent }) {
  const { formatMessage } = useIntl()
  const { openSession } = useTracking()
  const isListed = useHasListOptions()
  const { userId, userName, sessionId } = event
  if (!isListed || userId === undefined) return sessionId
  return (
    <Button
      type="link"
      className={styles['session'] ?? ''}
      title={sessionId}
      aria-label={formatMessage({ id: 'tracking.session.open' }, { name: userName, id: sessionId })}
      onClick={() => openSession({ userId, sessionId })}
    >
      {sessionId}
    </Button>
  )
}
