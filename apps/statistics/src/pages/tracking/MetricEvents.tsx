import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { useListPage } from '../../components/ListTable.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { useTrackedEvents, type MetricStat, type TrackedEvent } from '../../queries/tracking.ts'
import { EventTable } from './EventTable.tsx'
import { EventValue } from './EventValue.tsx'
import { SessionButton } from './SessionButton.tsx'
import { useTracking } from './tracking-context.ts'
import tracking from './Tracking.module.css'

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
    <div className={tracking['events']}>
      <EventTable
        label={formatMessage({ id: 'tracking.events.of' }, { name })}
        query={events}
        paging={paging}
        columns={columns}
        mobileCard={renderCard}
        none="tracking.events.none"
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
