import { BusinessSelect, ChartLoading, ExportButton, NoAccess, NoBusiness } from '@console/domain-ui'
import { ApiError, failureText, type LoadFailure, tierPart, useHost } from '@console/sub-app'
import {
  BandSelect,
  EmptyText,
  ErrorState,
  isForbidden,
  QueryBand,
  type SearchOf,
  today,
  useCompleteAddress,
  useIsMobile,
} from '@console/ui'
import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryFrame } from '../../frame/QueryFrame.tsx'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import { findQuery } from '../../page-query/initial-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedQuery, rememberQuery } from '../../page-query/remembered-query.ts'
import { useDefaultQuery } from '../../page-query/use-default-query.ts'
import { type Found, usePageQuery } from '../../page-query/use-page-query.ts'
import { type QueryFormProps, useQueryForm } from '../../page-query/use-query-form.tsx'
import { useReports, useWorkplaces } from '../../queries/daily-reports.ts'
import { PERMISSIONS, useHasPermission } from '../../queries/permissions.ts'
import { useBusinesses } from '../../queries/query-lists.ts'
import { ReportCards } from './ReportCards.tsx'
import type { ReportTableProps } from './ReportTable.tsx'
import { RowFailure } from './RowFailure.tsx'
import { type SummaryQuery, summarySearch, toReportFilter, toSummarySearch } from './summary-query.ts'
import { editedRows, useRowEditing } from './use-row-editing.ts'
import frameStyles from '../../frame/StatPage.module.css'
import styles from './Summary.module.css'

/** Inquire sends them again where nothing has changed in the form. */
const SUMMARY_CALLS = ['dailyReport.reports', 'dailyReport.workplaces'].map((id) => ({ id }))

export { texts } from './texts.ts'

const pickErrorFacts = ({ status, callId, detail }: ApiError) => ({ status, callId, detail })

/** The table of pro-components whose rows are edited in the table (docs/decisions/0081). */
const ReportTable = tierPart<ReportTableProps>({
  tier: 'proTable',
  load: async () =>
    (await import(/* webpackChunkName: "proTable-summary" */ './ReportTable.tsx')).ReportTable,
  Loading: ChartLoading,
  Failed: ReportsFailed,
})

/** The daily tables of a workplace, part computed and part typed in (RPT-001). */
export function SummaryPage() {
  const { formatMessage } = useIntl()
  const { query, workplaces, problems, cleanAddress, inquire, reset } = useSummaryQuery()
  const filter = query && toReportFilter(query)
  const reports = useReports(filter)
  const editing = useRowEditing(filter)
  const canEdit = useHasPermission(PERMISSIONS.editDailyReports)
  const isMobile = useIsMobile()
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
  if (isForbidden(workplaces.error) || isForbidden(reports.error))
    return <NoAccess page={formatMessage({ id: 'summary.page' })} />
  return (
    <QueryFrame
      band={
        query && (
          <SummaryBand
            query={query}
            onInquire={(next) => editing.unlessEditing(() => inquire(next))}
            onReset={() => editing.unlessEditing(reset)}
            onProblem={setRangeProblem}
          />
        )
      }
      problems={problems}
      onClear={cleanAddress}
    >
      <div className={frameStyles['head']}>
        <span>{formatMessage({ id: canEdit ? 'summary.note' : 'summary.note.read' })}</span>
        <span className={frameStyles['tools']}>
          {filter !== null && (
            <ExportButton
              request={{ kind: 'dailyReport', filter }}
              label={formatMessage({ id: 'stat.export' })}
              problem={rangeProblem ?? undefined}
              failed={failureText}
            />
          )}
        </span>
      </div>
      {reports.data !== undefined && filter !== null ? (
        <div className="ui-stack ui-gap-16">
          {reports.data.reports.map((report) => (
            <ReportSection
              key={report.name}
              report={report}
              editing={editing}
              canEdit={canEdit}
              isMobile={isMobile}
            />
          ))}
        </div>
      ) : (
        <ReportsPlaceholder state={{ query, workplaces, reports }} />
      )}
    </QueryFrame>
  )
}

type InsteadProps = {
  state: Pick<ReturnType<typeof useSummaryQuery>, 'query' | 'workplaces'> & {
    reports: ReturnType<typeof useReports>
  }
}

/** Replaces the tables: a failure, why there are none, or their outline. */
function ReportsPlaceholder({ state: { query, workplaces, reports } }: InsteadProps) {
  const { formatMessage } = useIntl()
  const failed = [reports, workplaces].find(({ error }) => error !== null)
  if (failed?.error) return <ReportsFailed error={failed.error} onRetry={() => void failed.refetch()} />
  if (query !== null && query.business === null)
    return <NoBusiness title={formatMessage({ id: 'summary.noBusiness' })} />
  if (workplaces.data?.workplaces.length === 0) return <EmptyText textId="summary.noWorkplace" />
  return <StatSkeleton />
}

/** Business, workplace and range of days (RPT-002). Another business has other workplaces, of which the first is chosen. */
function SummaryBand(props: QueryFormProps<SummaryQuery>) {
  const { formatMessage } = useIntl()
  const { draft, change, band, days } = useQueryForm(props)
  const workplaces = useWorkplaces(draft.business)
  const names = workplaces.data?.workplaces ?? []
  const workplace = draft.workplace ?? names[0] ?? null
  return (
    <QueryBand
      {...band}
      canInquire={band.canInquire && draft.business !== null && workplace !== null}
      onInquire={() => props.onInquire({ ...draft, workplace })}
    >
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        placeholder={formatMessage({ id: 'summary.choose' })}
        value={draft.business}
        width={210}
        onChange={(business) => change({ business, workplace: null })}
      />
      <BandSelect
        label={formatMessage({ id: 'summary.workplace' })}
        placeholder={formatMessage({ id: 'summary.choose' })}
        value={workplace}
        options={names.map((name) => ({ value: name, label: name }))}
        isLoading={workplaces.isFetching}
        error={workplaces.isError ? formatMessage({ id: 'summary.workplaces.failed' }) : undefined}
        disabledReason={draft.business === null ? formatMessage({ id: 'summary.noBusiness' }) : undefined}
        width={250}
        onChange={(name) => change({ workplace: name })}
      />
      {days}
    </QueryBand>
  )
}

/** A report under its name (RPT-005). */
function ReportSection({ isMobile, ...props }: ReportTableProps & { isMobile: boolean }) {
  const { report, editing } = props
  const titleId = useId()
  const failure = editedRows(editing, report).find((row) => row.failure !== null)?.failure ?? null
  return (
    <section className={styles['report']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {report.name}
      </h2>
      {!isMobile && failure !== null && <RowFailure text={failure} />}
      {isMobile ? <ReportCards {...props} /> : <ReportTable {...props} />}
    </section>
  )
}

/** The tables, or their code, could not be loaded. */
function ReportsFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      title={formatMessage({ id: 'summary.failed' })}
      error={{ message: failureText(error), ...(error instanceof ApiError && pickErrorFacts(error)) }}
      preserved={formatMessage({ id: 'ui.error.filtersUnchanged' })}
      onRetry={onRetry}
    />
  )
}

/**
 * The query of the summary report. A workplace of the address is requested at once; a remembered one only where the business
 * still has it, else the first.
 */
function useSummaryQuery() {
  const { user, timezone } = useHost()
  // The report has workplaces, and may be read without the organisations.
  const lists = { ...useBusinesses(), organisations: null }
  const fallback = useDefaultQuery(lists, defaultRange(timezone))
  const { search, setSearch, ...state } = usePageQuery<typeof summarySearch, SummaryQuery>({
    shape: summarySearch,
    fields: ['business', 'workplace', 'from', 'to'],
    known: lists.isLoading ? null : true,
    find,
    toSearch: toSummarySearch,
    remember: (next) => {
      const { organisation } = rememberedQuery(user) ?? fallback
      rememberQuery(user, { ...next, organisation })
    },
    fallback: { business: fallback.business, workplace: null, range: fallback.range },
    calls: SUMMARY_CALLS,
  })
  const { query, problems } = state
  const workplaces = useWorkplaces(query?.business ?? null)
  const names = workplaces.data?.workplaces ?? []
  const earlier = rememberedQuery(user)?.workplace
  const workplace = query?.workplace ?? names.find((name) => name === earlier) ?? names[0] ?? null
  useCompleteAddress({ search, setSearch }, workplace === null || problems.length > 0 ? null : { workplace })
  return { ...state, workplaces, query: useMemo(() => query && { ...query, workplace }, [query, workplace]) }

  function find({
    business,
    workplace: named,
    from,
    to,
  }: SearchOf<typeof summarySearch>): Found<SummaryQuery> {
    const known = { ...lists, today: today(timezone) }
    const address = { business, organisation: null, orgId: null, from, to }
    const { query: form, problems: refused } = findQuery(address, () => rememberedQuery(user), {
      fallback,
      known,
    })
    return {
      query: { business: form.business ?? fallback.business, workplace: named, range: form.range },
      problems: refused,
    }
  }
}
