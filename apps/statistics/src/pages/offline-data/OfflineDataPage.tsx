import type { bill, DataOf } from '@console/contracts'
import { BusinessSelect, ExportButton, MonthFilter, NoAccess, NoBusiness } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { type DataColumn, EmptyState, formatDay, QueryBand } from '@console/ui'
import { type BandProps, ListPage, type RowPage, useBandDraft } from '@console/ui/list-page'
import { durationText } from '@console/ui/time'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { FigureCard } from '../../components/FigureCard.tsx'
import { FigureCardList } from '../../components/FigureCardList.tsx'
import type { PartQuery } from '../../components/part-query.ts'
import { RowCard } from '../../components/RowCard.tsx'
import { useFailureToast } from '../../components/use-failure-toast.ts'
import { monthBefore } from '../../page-query/month-query.ts'
import { type OfflineDay, useOfflineDays, useOfflineStat } from '../../queries/offline-data.ts'
import { FIRST_MONTH, type OfflineFilters } from './offline-data.search.ts'
import { useOfflineList } from './use-offline-list.ts'

/** The page of the recordings, in a frame, which passes the day on (BILL-Q16). */
const RECORDINGS_PAGE = '/console/session/offline'

export { texts } from './texts.ts'

/** Recordings that were submitted after the calls, by day (BILL-033). */
export function OfflineDataPage() {
  const { formatMessage } = useIntl()
  const list = useOfflineList()
  const { filters, paging, isReady, lastMonth } = list
  const { business, month } = filters
  const filter = isReady && business !== null ? { bizTypeId: business, date: month } : null
  const stat = useOfflineStat(filter)
  const days = useOfflineDays(filter && { ...filter, pageIndex: paging.page, pageSize: paging.pageSize })
  useFailureToast(days.error)
  const title = formatMessage({ id: 'offlineData' })
  return (
    <ListPage
      list={list}
      // Inquire requests the figures of the month too.
      query={{ ...days, refetch: async () => Promise.all([days.refetch(), stat.refetch()]) }}
      toRowPage={toRowPage}
      label={title}
      noPermission={<NoAccess page={title} />}
      band={(band) => renderBand({ ...band, lastMonth })}
      formatCount={({ total }) => formatMessage({ id: 'offlineData.days' }, { count: total })}
      summary={
        (filter !== null || !isReady) && (
          <>
            <OfflineFigures query={stat} />
            {days.data !== undefined && days.data.total > 0 && <RecordingsNote />}
          </>
        )
      }
      tools={
        filter !== null && (
          <ExportButton
            request={{ kind: 'recordings', filter }}
            label={formatMessage({ id: 'stat.export' })}
            failed={null}
          />
        )
      }
      columns={useDayColumns()}
      rowKey={({ at }) => at}
      mobileCard={renderCard}
      instead={
        isReady && filter === null ? (
          <NoBusiness title={formatMessage({ id: 'offlineData.noBusiness' })}>
            {formatMessage({ id: 'offlineData.noBusiness.text' })}
          </NoBusiness>
        ) : undefined
      }
      states={{
        failed: formatMessage({ id: 'offlineData.failed' }),
        preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
        empty: (
          <EmptyState
            title={formatMessage({ id: 'offlineData.none' }, { month })}
            action={
              month > FIRST_MONTH && (
                <Button onClick={() => list.inquire({ business, month: monthBefore(month) }, days)}>
                  {formatMessage({ id: 'offlineData.none.before' }, { month: monthBefore(month) })}
                </Button>
              )
            }
          >
            {formatMessage({ id: 'offlineData.none.text' })}
          </EmptyState>
        ),
      }}
    />
  )
}

function renderBand(props: OfflineBandProps) {
  return <OfflineBand {...props} />
}

function renderCard(day: OfflineDay) {
  return <OfflineDayCard day={day} />
}

function toRowPage({ records, total }: DataOf<typeof bill.offlineList>): RowPage<OfflineDay> {
  return { rows: records, total }
}

/** BILL-036; durations as `HH:MM:SS`. */
function useDayColumns(): DataColumn<OfflineDay>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const title = (name: string) => formatMessage({ id: `offlineData.${name}` })
  return [
    { key: 'day', title: title('day'), render: (_, { at }) => formatDay(at, timezone) },
    { key: 'count', title: title('count'), align: 'right', render: (_, { total }) => formatNumber(total) },
    {
      key: 'duration',
      title: title('duration'),
      align: 'right',
      render: (_, { skill_duration: seconds }) => durationText(seconds),
    },
    {
      key: 'detail',
      title: title('detail'),
      isActions: true,
      render: (_, { at }) => <RecordingsLink day={formatDay(at, timezone)} />,
    },
  ]
}

/** A day on a phone. */
function OfflineDayCard({ day: { at, total, skill_duration: seconds } }: { day: OfflineDay }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const day = formatDay(at, timezone)
  return (
    <RowCard
      title={day}
      facts={[
        { key: 'count', name: formatMessage({ id: 'offlineData.count' }), value: formatNumber(total) },
        {
          key: 'duration',
          name: formatMessage({ id: 'offlineData.duration' }),
          value: durationText(seconds),
        },
      ]}
    >
      <RecordingsLink day={day} />
    </RowCard>
  )
}

type OfflineBandProps = BandProps<OfflineFilters> & { lastMonth: string }

/** Business and month (BILL-033); without a business nothing is requested (BILL-Q18). */
function OfflineBand({ lastMonth, ...props }: OfflineBandProps) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand {...band} canInquire={draft.business !== null}>
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        placeholder={formatMessage({ id: 'offlineData.choose' })}
        value={draft.business}
        width={210}
        onChange={(business) => edit({ business })}
      />
      <MonthFilter
        label={formatMessage({ id: 'offlineData.month' })}
        value={draft.month}
        first={FIRST_MONTH}
        last={lastMonth}
        onChange={(month) => edit({ month })}
      />
    </QueryBand>
  )
}

/** The recordings of a day, in the same tab, so that going back returns to the list; nothing for who may not open them. */
function RecordingsLink({ day }: { day: string }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (!services.canOpen(RECORDINGS_PAGE)) return '-'
  return (
    <PageLink
      to={`${RECORDINGS_PAGE}?date=${day}`}
      label={formatMessage({ id: 'offlineData.detail.of' }, { day })}
    >
      {formatMessage({ id: 'offlineData.detail' })}
    </PageLink>
  )
}

/** The link names the day alone (BILL-037), so that its page may list more than the row counts. */
function RecordingsNote() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (!services.canOpen(RECORDINGS_PAGE)) return null
  return (
    <p className="ui-no-margin ui-size-12 ui-muted">{formatMessage({ id: 'offlineData.detail.note' })}</p>
  )
}

const CARDS = 2

/** The figures of the whole month, whatever page of days is shown (BILL-034, BILL-Q17). */
function OfflineFigures({ query }: { query: PartQuery<DataOf<typeof bill.offlineStat>> }) {
  const { formatNumber } = useIntl()
  // Figures of before say nothing where they could not be read again.
  const shown = query.error === null ? query : { error: query.error, refetch: query.refetch, data: undefined }
  return (
    <FigureCardList
      labelId="offlineData.figures"
      failedId="offlineData.figures.failed"
      query={shown}
      count={CARDS}
      lines={0}
    >
      {({ total, skill_duration: seconds }) => (
        <>
          <FigureCard labelId="offlineData.total" text={formatNumber(total)} />
          <FigureCard labelId="offlineData.duration.total" text={durationText(seconds)} />
        </>
      )}
    </FigureCardList>
  )
}
