import { useColleagueName } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { ErrorState, toWireDay, useIsMobile, type DayRange } from '@console/ui'
import { DayTrack, usePrinting, type DayTrackLane, type DayTrackSegment } from '@console/ui/day-track'
import { Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useTrackStatuses } from '../../components/use-track-statuses.ts'
import { PERMISSIONS } from '../../model/permissions.ts'
import { useHasPermission } from '../../queries/permissions.ts'
import { usePersonEvents, type PersonQuery } from '../../queries/person-day.ts'
import { CorrectionDialog } from './correction-part.ts'
import { DayFigures, DayFiguresHead } from './DayFigures.tsx'
import type { PersonDetail } from './PersonFigures.tsx'
import type { PersonSearch } from './person.search.ts'
import { PrintedTable } from './PrintedTable.tsx'
import { isCompared, usePersonLanes } from './use-person-lanes.ts'
import { useSegments, type usePersonTime } from './use-person-time.ts'
import styles from './PersonPage.module.css'

type PersonTrackProps = {
  name: string
  range: DayRange
  query: PersonQuery
  search: PersonSearch
  /** Unix seconds. */
  now: number
  time: ReturnType<typeof usePersonTime>
  detail: PersonDetail | undefined
}

/** px */
const LABEL_WIDTH = 148
const FIGURES_WIDTH = 400
/** On paper in a smaller type: the track gets the room. */
const PRINTED_LABEL_WIDTH = 112
const PRINTED_FIGURES_WIDTH = 268
/** A month of days is seen at once; more lanes are scrolled. */
const MAX_HEIGHT = 2400

/** A lane a day with its figures; a person who is compared has one below each. */
export function PersonTrack({ name, range, query, search, now, time, detail }: PersonTrackProps) {
  const { formatMessage } = useIntl()
  const { timezone: zone, businessType } = useHost()
  const isMobile = useIsMobile()
  const statuses = useTrackStatuses()
  const canCorrect = useHasPermission(PERMISSIONS.addSchedule)
  const other = useOther(search, query, { range, now })
  const lanes = usePersonLanes({ range, name, time, other })
  const [chosen, setChosen] = useState<{ day: string; segment: DayTrackSegment } | null>(null)
  const days = useMemo(() => new Map(detail?.dailyTrackList.map((day) => [day.day, day])), [detail])
  const { events } = time
  const isSheet = usePrinting()

  if (events.error !== null) return <TrackFailed events={events} error={events.error} />
  if (events.data === undefined)
    return <Skeleton active paragraph={{ rows: 3 }} className={styles['loading'] ?? ''} />
  // The compared person's lanes are only looked at.
  const correct = (lane: DayTrackLane, segment: DayTrackSegment) => {
    if (!isCompared(lane)) setChosen({ day: lane.id, segment })
  }
  const renderDayFigures = (lane: DayTrackLane) =>
    isCompared(lane) ? null : <DayFigures day={days.get(toWireDay(lane.id))} isShort={isMobile} />
  return (
    <div className={styles['track']}>
      <DayTrack
        title={formatMessage({ id: 'person.track' }, { name })}
        {...{ lanes, statuses, zone, now }}
        at={search.at ?? undefined}
        height={MAX_HEIGHT}
        labelWidth={isSheet ? PRINTED_LABEL_WIDTH : LABEL_WIDTH}
        {...(!(isSheet && range[0] === range[1]) && {
          endWidth: isSheet ? PRINTED_FIGURES_WIDTH : FIGURES_WIDTH,
          renderEnd: renderDayFigures,
          endHead: <DayFiguresHead />,
        })}
        onSelect={canCorrect ? correct : undefined}
        tools={
          canCorrect && <span className={styles['hint']}>{formatMessage({ id: 'person.correct' })}</span>
        }
      />
      {/* A single day has its figures above: on paper its track gets their room. */}
      {isSheet && <PrintedTable lanes={lanes} statuses={statuses} />}
      {chosen !== null && (
        <CorrectionDialog
          {...chosen}
          name={name}
          userId={query.userId}
          bizTypeId={query.bizTypeId ?? businessType?.businessTypeId ?? null}
          now={now}
          lastEditId={events.data.lastEditId ?? null}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}

function TrackFailed({ events, error }: { events: ReturnType<typeof usePersonEvents>; error: Error }) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage({ id: 'person.failed' })}
      error={error}
      onRetry={() => void events.refetch()}
    />
  )
}

/** The statuses of the person that this one is compared with; null without any. */
function useOther(
  { compare }: PersonSearch,
  query: PersonQuery,
  { range, now }: { range: DayRange; now: number },
) {
  const name = useColleagueName(compare)
  const events = usePersonEvents(compare === null ? null : { ...query, userId: compare })
  const segments = useSegments(events, range, now)
  return useMemo(
    () => (compare === null ? null : { name: name ?? String(compare), segments }),
    [compare, name, segments],
  )
}
