import { links, liveView, MAX_PAGE_SIZE, workspace } from '@console/contracts'
import { useOrganizationOptions } from '@console/domain-ui'
import { SEAT_STATUS_LOOK } from '@console/domain-ui/seats'
import { WatchPanel } from '@console/domain-ui/watch'
import { useHost } from '@console/sub-app'
import { Figures, formatTime, type Freshness, FreshnessChip, StatusWord, useFreshness } from '@console/ui'
import { toServerTime } from '@console/ui/server-time'
import { durationText } from '@console/ui/time'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useBackTo } from '../../../base/components/parent-page.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { useLivePeople } from '../../queries/live-view.ts'
import styles from './MonitorViewPage.module.css'

export { texts } from '../../texts.ts'

/** The people online for a business, since when, and in which call; refetched while visible. */
export function MonitorViewPage() {
  const { formatMessage } = useIntl()
  const business = useNamedBusiness()
  const bizId = business.bizTypeId ?? null
  const filters = useLiveFilters()
  // A supervisor sees all seats at once.
  const search = useReadingSearch('monitor.view', { filters, pageSize: MAX_PAGE_SIZE })
  const status = liveView.LIVE_STATUSES.find((one) => one === search.chosen['status'])
  const organization = search.chosen['organization']
  const answer = useLivePeople({
    ...business,
    ...(organization == null ? {} : { orgId: Number(organization) }),
    ...search.paging,
    ...(status === undefined ? {} : { status }),
  })
  const { data, dataUpdatedAt } = answer
  const [shownId, setShownId] = useState<number | null>(null)
  const shown = data?.records.find(({ userId }) => userId === shownId)
  const freshness = useFreshness({ dataUpdatedAt, periodMs: liveView.LIVE_REFRESH_MS })
  return (
    <ReadingPage
      isStale={freshness.state === 'stale'}
      texts="monitor.view"
      search={search}
      answer={answer}
      columns={useLiveColumns(data?.at ?? 0)}
      rowKey={({ userId }) => userId}
      renderActions={(row) => <PersonActions person={row} bizId={bizId} onScreen={setShownId} />}
      summary={
        data !== undefined && (
          <Figures
            label={formatMessage({ id: 'monitor.view.counts' })}
            figures={liveView.LIVE_SEAT_STATUSES.map((one) => ({
              key: one,
              name: formatMessage({ id: SEAT_STATUS_LOOK[SEAT_STATUSES[one]].textId }),
              value: data.seatCounts[one],
            }))}
          />
        )
      }
      tools={
        data !== undefined && (
          <LiveNote
            freshness={freshness}
            answeredAtMs={dataUpdatedAt}
            onRetry={() => void answer.refetch()}
          />
        )
      }
    >
      {shown !== undefined && (
        <WatchPanel key={shown.userId} seat={toWatchedSeat(shown)} onClose={() => setShownId(null)} />
      )}
    </ReadingPage>
  )
}

type PersonActionsProps = {
  person: liveView.LivePerson
  bizId: number | null
  onScreen: (userId: number) => void
}

function PersonActions({ person: { userId, userName: name, roomID }, bizId, onScreen }: PersonActionsProps) {
  const { formatMessage } = useIntl()
  const backTo = useBackTo()
  return (
    <>
      {roomID !== '' && (
        <Button
          type="link"
          size="small"
          aria-label={formatMessage({ id: 'monitor.view.screenOf' }, { name })}
          onClick={() => onScreen(userId)}
        >
          {formatMessage({ id: 'monitor.view.screen' })}
        </Button>
      )}
      <Link
        state={backTo}
        to={links.buildLinkAddress(links.liveSession, { userId, bizId })}
        aria-label={formatMessage({ id: 'monitor.view.remoteOf' }, { name })}
      >
        {formatMessage({ id: 'monitor.view.remote' })}
      </Link>
    </>
  )
}

function toWatchedSeat({ userId: id, userName: name, roomID, ...person }: liveView.LivePerson) {
  return { id, name, roomID, status: toSeatStatus(person) }
}

const { online, calling, nonworking, ringing } = workspace.SEAT_STATUS

/** The statuses of the counts as the wall has them. */
const SEAT_STATUSES = { calling, ringing, online, idle: nonworking } as const satisfies Readonly<
  Record<liveView.LiveSeatStatus, workspace.SeatStatus>
>

function toSeatStatus({ status, call }: Pick<liveView.LivePerson, 'status' | 'call'>) {
  if (call !== null) return call.answeredAt === null ? ringing : calling
  return status === 'work' || status === 'online' ? online : nonworking
}

function useLiveFilters() {
  const { formatMessage } = useIntl()
  const { options } = useOrganizationOptions()
  return useMemo(
    () => [
      {
        name: 'organization',
        kind: 'choice' as const,
        options: options.map(({ value, label }) => ({ value: String(value), label })),
      },
      {
        name: 'status',
        kind: 'choice' as const,
        options: liveView.LIVE_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: `monitor.status.${status}` }),
        })),
      },
    ],
    [formatMessage, options],
  )
}

type LiveNoteProps = {
  freshness: Freshness
  /** When the last answer came, in milliseconds. */
  answeredAtMs: number
  onRetry: () => void
}

/** Freshness of the figures; once stale, since when, with Retry. */
function LiveNote({ freshness, answeredAtMs, onRetry }: LiveNoteProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const time = formatTime(Math.floor(toServerTime(answeredAtMs) / 1000), timezone)
  return (
    <div className={styles['note']}>
      <FreshnessChip freshness={freshness} />
      {freshness.state === 'stale' && (
        <span role="alert" className={`ui-size-13 ui-warn ${styles['stale']}`}>
          {formatMessage({ id: 'monitor.view.stale' }, { time })}
          <Button type="link" onClick={onRetry}>
            {formatMessage({ id: 'monitor.view.again' })}
          </Button>
        </span>
      )}
    </div>
  )
}

/** `at`: the server's time, at which durations end. */
function useLiveColumns(at: number): RecordColumn<liveView.LivePerson>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    {
      key: 'hand',
      render: ({ isHandRaised }) =>
        isHandRaised ? (
          <StatusWord tone="warn">{formatMessage({ id: 'monitor.view.handUp' })}</StatusWord>
        ) : (
          '-'
        ),
    },
    {
      key: 'status',
      // Shows the status that a supervisor looks for: a call takes precedence over what the seat reported itself.
      render: (person) => {
        const { tone, textId } = SEAT_STATUS_LOOK[toSeatStatus(person)]
        return <StatusWord tone={tone}>{formatMessage({ id: textId })}</StatusWord>
      },
    },
    {
      key: 'activity',
      render: ({ status, subStatus }) =>
        formatMessage({ id: subStatus === null ? `monitor.status.${status}` : `monitor.kind.${subStatus}` }),
    },
    {
      key: 'duration',
      isNumber: true,
      render: ({ call, since }) => {
        const begin = call?.answeredAt ?? call?.startedAt ?? since
        return <span title={formatTime(begin, timezone)}>{durationText(at - begin)}</span>
      },
    },
    { key: 'customer', render: ({ call }) => call?.customer ?? '-' },
    {
      key: 'session',
      render: ({ call }) =>
        call === null || call.sessionId === null ? '-' : <SessionLink sessionId={call.sessionId} />,
    },
  ]
}
