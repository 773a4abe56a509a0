import { ExportButton, NoAccess, NoBusiness } from '@console/domain-ui'
import { failureText } from '@console/sub-app'
import { EmptyState, isForbidden, useIsMobile } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import frameStyles from '../../frame/StatPage.module.css'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import { PERMISSIONS } from '../../model/permissions.ts'
import { useReports } from '../../queries/daily-reports.ts'
import { useHasPermission } from '../../queries/permissions.ts'
import { ReportSection } from './ReportSection.tsx'
import { ReportsFailed } from './ReportsFailed.tsx'
import styles from './Summary.module.css'
import { toReportFilter } from './summary-query.ts'
import { SummaryBand } from './SummaryBand.tsx'
import { useRowEditing } from './use-row-editing.ts'
import { useSummaryQuery } from './use-summary-query.ts'

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
          <div className={styles['reports']}>
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

/** What is there instead of the tables: a failure, why there are none, or their outline. */
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
