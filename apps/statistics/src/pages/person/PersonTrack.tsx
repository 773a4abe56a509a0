import { partFailed, useColleagueName } from '@console/domain-ui'
import { tierPart, useHost } from '@console/sub-app'
import { type DayRange, ErrorState, toWireDay, useIsMobile } from '@console/ui'
import {
  clockText,
  DayTrack,
  type DayTrackLane,
  type DayTrackSegment,
  type DayTrackStatuses,
  usePrinting,
} from '@console/ui/day-track'
import { durationText } from '@console/ui/time'
import { Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useTrackStatuses } from '../../components/use-track-statuses.ts'
import { PERMISSIONS, useHasPermission } from '../../queries/permissions.ts'
import { type PersonQuery, usePersonEvents } from '../../queries/person-day.ts'
import type { PersonSearch } from './person.search.ts'
import type { PersonDetail } from './PersonFigures.tsx'
import { dayOfLane, isCompared, usePersonLanes } from './use-person-lanes.ts'
import { type usePersonTime, useSegments } from './use-person-time.ts'
import styles from './PersonPage.module.css'

const COLUMNS = ['work', 'online', 'break', 'idle', 'leave'] as const

const FIELDS = {
  work: 'workDuration',
  online: 'onlineDuration',
  break: 'breakDuration',
  idle: 'idleDuration',
  leave: 'leaveDuration',
} as const satisfies Record<(typeof COLUMNS)[number], keyof DayOfDetail>

const HEADS = ['day', 'status', 'from', 'to', 'length'] as const

/** The dialog of a correction; it comes with the first segment that is chosen. */
const CorrectionDialog = tierPart({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-person" */ './CorrectionForm.tsx')).CorrectionFormDialog,
  Loading: CorrectionLoading,
  Failed: partFailed('schedule.failed'),
})

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
  const other = useComparedPerson(search, query, { range, now })
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
          canCorrect && (
            <span className={`ui-size-12 ui-muted ${styles['hint']}`}>
              {formatMessage({ id: 'person.correct' })}
            </span>
          )
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
function useComparedPerson(
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

function CorrectionLoading() {
  return <Skeleton active paragraph={{ rows: 4 }} />
}

type PrintedTableProps = { lanes: readonly DayTrackLane[]; statuses: DayTrackStatuses }

/** On paper nobody can point at a segment: each with its times. */
function PrintedTable({ lanes, statuses }: PrintedTableProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <table className={styles['printed']} aria-label={formatMessage({ id: 'person.sheet' })}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {formatMessage({ id: `person.sheet.${head}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.flatMap((lane) =>
          lane.segments.map(({ status, begin, end }) => (
            <tr key={`${lane.id} ${begin}`}>
              <td>{isCompared(lane) ? `${dayOfLane(lane)}, ${lane.label}` : lane.label}</td>
              <td>{statuses[status]?.name}</td>
              <td>{clockText(begin, lane, timezone)}</td>
              <td>{clockText(end, lane, timezone)}</td>
              <td>{durationText(end - begin)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

type DayOfDetail = PersonDetail['dailyTrackList'][number]

function DayFiguresHead() {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['dayFigures']}>
      {COLUMNS.map((column) => (
        <span key={column}>{formatMessage({ id: `person.${column}` })}</span>
      ))}
    </span>
  )
}

/** The durations of one day (MON-062); on a phone the time worked alone. */
function DayFigures({ day, isShort }: { day: DayOfDetail | undefined; isShort: boolean }) {
  const { formatMessage } = useIntl()
  const text = (column: (typeof COLUMNS)[number]) =>
    day === undefined ? '-' : durationText(day[FIELDS[column]])
  if (isShort) return `${formatMessage({ id: 'person.work' })} ${text('work')}`
  return (
    <dl className={styles['dayFigures']}>
      {COLUMNS.map((column) => (
        <div key={column}>
          <dt className="visually-hidden">{formatMessage({ id: `person.${column}` })}</dt>
          <dd>{text(column)}</dd>
        </div>
      ))}
    </dl>
  )
}
