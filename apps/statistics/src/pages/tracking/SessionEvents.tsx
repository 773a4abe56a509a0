import { useHost } from '@console/sub-app'
import { formatTime, InspectDrawer, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { useListPage } from '../../components/ListTable.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { useMetrics, useTrackedEvents, type TrackedEvent } from '../../queries/tracking.ts'
import { EventTable } from './EventTable.tsx'
import { EventValue } from './EventValue.tsx'

/** px; time, kind and value beside each other. */
const WIDTH = 520
const PAGE_SIZE = 20

type SessionEventsProps = { userId: number; sessionId: string; onClose: () => void }

/** Everything that a person did in one session, whatever the days, the business and the metric of the page. */
export function SessionEvents({ userId, sessionId, onClose }: SessionEventsProps) {
  const { formatMessage } = useIntl()
  const { paging, position } = useListPage([userId, sessionId], PAGE_SIZE)
  const events = useTrackedEvents({ userId, sessionId, ...position })
  const name = events.data?.records[0]?.userName
  const columns = useSessionColumns()
  return (
    <InspectDrawer
      title={name === undefined ? formatMessage({ id: 'tracking.session' }) : name}
      subtitle={formatMessage({ id: 'tracking.session.id' }, { id: sessionId })}
      width={WIDTH}
      onClose={onClose}
    >
      <EventTable
        label={formatMessage({ id: 'tracking.session.events' })}
        query={events}
        paging={paging}
        columns={columns}
        mobileCard={renderCard}
        emptyId="tracking.session.none"
      />
    </InspectDrawer>
  )
}

function useSessionColumns(): DataColumn<TrackedEvent>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const title = (name: string) => formatMessage({ id: `tracking.${name}` })
  return [
    { key: 'time', title: title('time'), render: (_, { timestamp }) => formatTime(timestamp, timezone) },
    { key: 'metric', title: title('metric'), render: (_, event) => <MetricName event={event} /> },
    { key: 'value', title: title('value'), render: (_, { value }) => <EventValue value={value} /> },
  ]
}

/** A metric that has no name is called by its id. */
function MetricName({ event: { metricId } }: { event: TrackedEvent }) {
  const { metrics } = useMetrics()
  return metrics.find((metric) => metric.metricId === metricId)?.name ?? metricId
}

function renderCard(event: TrackedEvent) {
  return <SessionEventCard event={event} />
}

/** An event on a phone. */
function SessionEventCard({ event }: { event: TrackedEvent }) {
  const { timezone } = useHost()
  return (
    <RowCard
      title={
        <strong>
          <MetricName event={event} />
        </strong>
      }
      about={formatTime(event.timestamp, timezone)}
    >
      <EventValue value={event.value} />
    </RowCard>
  )
}
