import { monitor } from '@console/contracts'
import { ChartLoading, partFailed } from '@console/domain-ui'
import { tierPart } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { type DataColumn, DataTable, EmptyText } from '@console/ui'
import { durationText } from '@console/ui/time'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { isRefusal } from '../components/part-query.ts'
import { PartFailed } from '../components/PartFailed.tsx'
import { RowCard } from '../components/RowCard.tsx'
import { RowToggle } from '../components/RowToggle.tsx'
import { type PersonTrack, useTrack } from '../queries/monitor.ts'
import { useMonitor } from './monitor-context.ts'
import { personPageLink } from './monitor-links.ts'
import type { PersonDaysProps } from './PersonDays.tsx'

/** The timelines load with the first person who is opened. */
const PersonDays = tierPart<PersonDaysProps>({
  tier: 'table',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-person-days" */ './PersonDays.tsx')).PersonDays,
  Loading: ChartLoading,
  Failed: partFailed('monitor.part.failed'),
})

/** Figures of the whole range, in the order of the table (MON-053). */
const FIGURES = [
  { text: 'work', field: 'workDuration' },
  { text: 'scheduled', field: 'scheduleWorkDuration' },
  { text: 'online', field: 'onlineDuration' },
  { text: 'break', field: 'breakDuration' },
  { text: 'idle', field: 'idleDuration' },
  { text: 'leave', field: 'leaveDuration' },
] as const satisfies readonly { text: string; field: keyof PersonTrack }[]

/** People with the durations of the range; each opens into its days. They come in pages (R53). */
export function TrackTable() {
  const { formatMessage } = useIntl()
  const { wire, page, setPage } = useMonitor()
  const track = useTrack(wire, page)
  const rows = track.data?.rows ?? []
  const opened = useOpened()
  return (
    <DataTable<PersonTrack>
      label={formatMessage({ id: 'monitor.track' })}
      columns={useTrackColumns()}
      rows={rows}
      rowKey={({ userId }) => userId}
      isLoading={track.isPending}
      isRefreshing={track.isFetching}
      isCompact
      state={renderState()}
      paging={{ page, pageSize: monitor.MAX_PEOPLE, total: track.data?.total ?? 0 }}
      onPage={setPage}
      expandable={{
        expandedRowKeys: [...opened.ids],
        expandedRowRender: renderDays,
        expandIcon: ({ record }) => toggleButton(record, opened),
      }}
      mobileCard={(person) => trackCard(person, opened)}
    />
  )

  /** A refusal of the server with a code is as empty as no data (MON-017). */
  function renderState() {
    const { error } = track
    if (error !== null && !isRefusal(error)) {
      return <PartFailed textId="monitor.track.failed" error={error} onRetry={track.refetch} />
    }
    if (error === null && (track.data === undefined || rows.length > 0)) return undefined
    return <EmptyText textId="monitor.track.none" />
  }
}

type Opened = { ids: ReadonlySet<number>; toggle: (id: number) => void }

/** People whose days are shown. */
function useOpened(): Opened {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return {
    ids,
    toggle: (id) =>
      setIds(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
  }
}

function renderDays(person: PersonTrack) {
  return <PersonDays person={person} />
}

function toggleButton(person: PersonTrack, { ids, toggle }: Opened) {
  const { userId } = person
  return <ToggleButton person={person} isOpen={ids.has(userId)} onToggle={() => toggle(userId)} />
}

function trackCard(person: PersonTrack, opened: Opened) {
  const isOpen = opened.ids.has(person.userId)
  return <TrackCard person={person} isOpen={isOpen} button={toggleButton(person, opened)} />
}

function useTrackColumns(): DataColumn<PersonTrack>[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'userName',
      title: formatMessage({ id: 'monitor.track.name' }),
      render: (_, person) => <PersonLink person={person} />,
    },
    ...FIGURES.map(({ text, field }) => ({
      key: field,
      title: formatMessage({ id: `monitor.track.${text}` }),
      align: 'right' as const,
      render: (_value: unknown, person: PersonTrack) => (
        <span className={person[field] === 0 ? 'ui-figures ui-faint' : 'ui-figures'}>
          {durationText(person[field])}
        </span>
      ),
    })),
  ]
}

function PersonLink({ person }: { person: PersonTrack }) {
  const { formatMessage } = useIntl()
  const { query } = useMonitor()
  return (
    <PageLink
      to={personPageLink(query, person)}
      label={formatMessage({ id: 'monitor.person.open' }, { name: person.userName })}
    >
      {person.userName}
    </PageLink>
  )
}

type ToggleButtonProps = { person: PersonTrack; isOpen: boolean; onToggle: () => void }

function ToggleButton({ person, isOpen, onToggle }: ToggleButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <RowToggle
      isOpen={isOpen}
      label={formatMessage(
        { id: isOpen ? 'monitor.track.collapse' : 'monitor.track.expand' },
        { name: person.userName },
      )}
      onToggle={onToggle}
    />
  )
}

type TrackCardProps = { person: PersonTrack; isOpen: boolean; button: ReactNode }

/** A person on a phone. */
function TrackCard({ person, isOpen, button }: TrackCardProps) {
  const { formatMessage } = useIntl()
  return (
    <RowCard
      title={
        <span className="ui-row ui-between ui-full-width">
          <PersonLink person={person} />
          {button}
        </span>
      }
      facts={FIGURES.map(({ text, field }) => ({
        key: field,
        name: formatMessage({ id: `monitor.track.${text}` }),
        value: durationText(person[field]),
      }))}
    >
      {isOpen && <PersonDays person={person} />}
    </RowCard>
  )
}
