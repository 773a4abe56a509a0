import { ExportButton, NoAccess, NoBusiness, BusinessSelect, ChartLoading } from '@console/domain-ui'
import { failureText, tierPart, ApiError, type LoadFailure } from '@console/sub-app'
import { EmptyState, isForbidden, useIsMobile, BandSelect, QueryBand, ErrorState } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useState, useId } from 'react'
import { useIntl } from 'react-intl'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import { PERMISSIONS } from '../../model/permissions.ts'
import { useQueryForm, type QueryFormProps } from '../../page-query/use-query-form.tsx'
import { useReports, useWorkplaces } from '../../queries/daily-reports.ts'
import { useHasPermission } from '../../queries/permissions.ts'
import { ReportCards } from './ReportCards.tsx'
import type { ReportTableProps } from './ReportTable.tsx'
import { RowFailure } from './RowFailure.tsx'
import { toReportFilter, type SummaryQuery } from './summary-query.ts'
import { useRowEditing, editedRows } from './use-row-editing.ts'
import { useSummaryQuery } from './use-summary-query.ts'
import frameStyles from '../../frame/StatPage.module.css'
import styles from './Summary.module.css'

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
    <>
      {query !== null && (
        <SummaryBand
          query={query}
          onInquire={(next) => editing.unlessEditing(() => inquire(next))}
          onReset={() => editing.unlessEditing(reset)}
          onProblem={setRangeProblem}
        />
      )}
      <div className={frameStyles['page']}>
        <AddressNotice problems={problems} onClear={cleanAddress} />
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
          <Instead state={{ query, workplaces, reports }} />
        )}
      </div>
    </>
  )
}

type InsteadProps = {
  state: Pick<ReturnType<typeof useSummaryQuery>, 'query' | 'workplaces'> & {
    reports: ReturnType<typeof useReports>
  }
}

/** Replaces the tables: a failure, why there are none, or their outline. */
function Instead({ state: { query, workplaces, reports } }: InsteadProps) {
  const { formatMessage } = useIntl()
  const failed = [reports, workplaces].find(({ error }) => error !== null)
  if (failed?.error) return <ReportsFailed error={failed.error} onRetry={() => void failed.refetch()} />
  if (query !== null && query.business === null)
    return <NoBusiness title={formatMessage({ id: 'summary.noBusiness' })} />
  if (workplaces.data?.workplaces.length === 0)
    return (
      <EmptyState title={formatMessage({ id: 'summary.noWorkplace' })}>
        {formatMessage({ id: 'summary.noWorkplace.text' })}
      </EmptyState>
    )
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
