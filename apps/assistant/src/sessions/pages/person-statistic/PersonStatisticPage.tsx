import { type DataOf, links, type sessionRecord } from '@console/contracts'
import { SessionBusinessSelect, SessionOrganizationsSelect, SessionPeopleSelect } from '@console/domain-ui'
import { ApiError, failureText, useHost } from '@console/sub-app'
import {
  addDays,
  BandRangePicker,
  BandSelect,
  csvFile,
  type DayRange,
  dayRangeToUnix,
  EmptyState,
  ErrorState,
  formatDay,
  Icon,
  isForbidden,
  isSameValue,
  lastDays,
  LevelCounts,
  QueryBand,
  saveFile,
  type SearchOf,
  today,
  useUrlSearch,
} from '@console/ui'
import { type BandProps, useBandDraft } from '@console/ui/list-page'
import { durationText } from '@console/ui/time'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { linkFields } from '../../../base/link-fields.ts'
import { timeProblem } from '../../model/time-problem.ts'
import { useFigures } from '../../queries/sessions.ts'
import { dayText } from './day-text.ts'
import { DayBars } from './DayBars.tsx'
import { DayFigures } from './DayFigures.tsx'
import styles from './PersonStatisticPage.module.css'

export { texts } from './texts.ts'

const figureFields = linkFields(links.statistic)

/** Without a time in the address, the last 7 days. */
const DEFAULT_DAYS = 7

const NO_FILTERS: FigureFilters = {
  beginTime: null,
  endTime: null,
  bizId: null,
  orgId: null,
  userId: null,
  source: null,
}

const SOURCES = [0, 1, 2] as const

const LEVELS = [3, 2, 1, 0] as const

const NUMBERS = ['calls', 'answers', 'validCalls', 'quotes', 'orders'] as const

/** Figures of some people, in total and by day (STAT-065, VIOL-014). */
export function PersonStatisticPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { search, setSearch } = useUrlSearch(figureFields)
  const { bizId, orgId, userId, source } = search
  const { beginTime, endTime } = toTimes(search, timezone)
  const problem = timeProblem(beginTime, endTime)
  const figures = useFigures(
    problem === null
      ? {
          beginTime,
          endTime,
          ...(bizId === null ? {} : { bizId }),
          ...(orgId === null ? {} : { orgId: [...orgId] }),
          ...(userId === null ? {} : { userId: [userId] }),
          ...(source === 0 || source === 1 || source === 2 ? { source } : {}),
        }
      : null,
  )
  const title = formatMessage({ id: 'figures.title' })
  if (isForbidden(figures.error)) return <PageRefusal title={title} />
  return (
    <WorkPage title={title} actions={figures.data && <ExportFigures days={figures.data.days} />}>
      <PageAddress shape={figureFields} />
      <FiguresBand
        applied={search}
        filterCount={countSet(search)}
        isBusy={figures.isFetching}
        onInquire={(filters) => (isSameValue(filters, search) ? void figures.refetch() : setSearch(filters))}
        onReset={() => setSearch(NO_FILTERS)}
      />
      {problem !== null && (
        <EmptyState title={formatMessage({ id: `sessions.${problem}` }, { max: MAX_RANGE_DAYS })} />
      )}
      {problem === null && figures.isPending && (
        <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />
      )}
      {figures.error !== null && (
        <FiguresFailure error={figures.error} onRetry={() => void figures.refetch()} />
      )}
      {figures.data !== undefined && figures.error === null && (
        <>
          <TotalFigures total={figures.data.total} />
          <DayBars days={figures.data.days} />
          <DayFigures days={figures.data.days} />
          <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'figures.wholeDays' })}</p>
        </>
      )}
    </WorkPage>
  )
}

function FiguresFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title={formatMessage({ id: 'sessions.unknown' })}>{failureText(error)}</EmptyState>
  }
  return <ErrorState title={formatMessage({ id: 'figures.failed' })} error={error} onRetry={onRetry} />
}

/** The totals of the whole range. */
function TotalFigures({ total }: { total: sessionRecord.SessionFigures }) {
  const { formatMessage, formatNumber } = useIntl()
  const shown: [string, string][] = [
    ['calls', formatNumber(total.calls)],
    ['answers', formatNumber(total.answers)],
    ['validCalls', formatNumber(total.validCalls)],
    ['talkSeconds', durationText(total.talkSeconds)],
    ['quotes', formatNumber(total.quotes)],
    ['orders', formatNumber(total.orders)],
  ]
  return (
    <dl className={styles['totals']}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{formatMessage({ id: `figures.${name}` })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{formatMessage({ id: 'sessions.violations' })}</dt>
        <dd>
          <LevelCounts counts={total.violations} />
        </dd>
      </div>
    </dl>
  )
}

type Day = DataOf<typeof sessionRecord.statistic>['days'][number]

/** Saves the figures by day as a file for spreadsheets. */
function ExportFigures({ days }: { days: readonly Day[] }) {
  const { formatMessage } = useIntl()
  async function save(): Promise<void> {
    const head = [
      formatMessage({ id: 'figures.day' }),
      ...NUMBERS.map((name) => formatMessage({ id: `figures.${name}` })),
      formatMessage({ id: 'figures.talkSeconds' }),
      ...LEVELS.map((level) => formatMessage({ id: `ui.level.${level}` })),
    ]
    const rows = days.map((day) => [
      dayText(day.day),
      ...NUMBERS.map((name) => day[name]),
      durationText(day.talkSeconds),
      ...LEVELS.map((level) => day.violations[level]),
    ])
    const [first, last] = [days[0], days.at(-1)].map((day) => dayText(day?.day ?? ''))
    const title = formatMessage({ id: 'figures.title' })
    saveFile(`${title} ${first} – ${last}.csv`, await csvFile([head, ...rows]))
  }
  return (
    <Button icon={<Icon name="export" size={16} />} disabled={days.length === 0} onClick={() => void save()}>
      {formatMessage({ id: 'figures.export' })}
    </Button>
  )
}

/** Period and people of the figures. */
function FiguresBand(props: BandProps<FigureFilters>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft, edit, band } = useBandDraft(props)
  const { beginTime, endTime } = toTimes(draft, timezone)
  const problem = timeProblem(beginTime, endTime)
  return (
    <QueryBand {...band} canInquire={problem === null}>
      <BandRangePicker
        label={formatMessage({ id: 'figures.days' })}
        value={toDays(draft, timezone)}
        zone={timezone}
        onChange={(days) => setDraft(withDays(draft, days, timezone))}
        error={
          problem === null ? undefined : formatMessage({ id: `sessions.${problem}` }, { max: MAX_RANGE_DAYS })
        }
      />
      <SessionPeopleSelect
        label={formatMessage({ id: 'figures.seat' })}
        value={draft.userId === null ? [] : [draft.userId]}
        onChange={(ids) => edit({ userId: ids.at(-1) ?? null })}
        width={208}
      />
      <SessionBusinessSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.bizId}
        onChange={(bizId) => edit({ bizId })}
        width={184}
      />
      <SessionOrganizationsSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'figures.organization' })}
        value={draft.orgId ?? []}
        onChange={(orgId) => edit({ orgId: orgId.length === 0 ? null : orgId })}
        width={208}
      />
      <BandSelect<number>
        label={formatMessage({ id: 'sessions.violations' })}
        value={SOURCES.find((source) => source === draft.source) ?? null}
        options={SOURCES.map((source) => ({
          value: source,
          label: formatMessage({ id: `sessions.source.${source}` }),
        }))}
        onChange={(source) => edit({ source: SOURCES.find((one) => one === source) ?? null })}
        width={208}
      />
    </QueryBand>
  )
}

type FigureFilters = SearchOf<typeof figureFields>

type Times = { beginTime: number; endTime: number }

/** The times of the address, to the second; a missing end is set by the default's length. */
function toTimes({ beginTime, endTime }: Pick<FigureFilters, 'beginTime' | 'endTime'>, zone: string): Times {
  const last = endTime === null ? today(zone) : formatDay(endTime, zone)
  const first = endTime === null ? lastDays(DEFAULT_DAYS, zone)[0] : addDays(last, 1 - DEFAULT_DAYS)
  const { begin, end } = dayRangeToUnix([first, last], zone)
  return { beginTime: beginTime ?? begin, endTime: endTime ?? end }
}

/** Figures cover whole days: the days that the times touch. */
function toDays(filters: FigureFilters, zone: string): DayRange {
  const { beginTime, endTime } = toTimes(filters, zone)
  return [formatDay(beginTime, zone), formatDay(endTime, zone)]
}

function withDays(filters: FigureFilters, days: DayRange, zone: string): FigureFilters {
  const { begin, end } = dayRangeToUnix(days, zone)
  return { ...filters, beginTime: begin, endTime: end }
}

/** Counts the filters that differ from the default. */
function countSet({ beginTime, endTime, ...others }: FigureFilters): number {
  const isRangeSet = beginTime !== null || endTime !== null
  return Object.values(others).filter((value) => value !== null && value !== -1).length + (isRangeSet ? 1 : 0)
}
