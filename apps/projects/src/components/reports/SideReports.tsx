import { projectReport } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { EmptyState, Icon } from '@console/ui'
import { Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useReports, type ReportOwner } from '../../queries/reports.ts'
import { ActionButton } from '../ActionButton.tsx'
import styles from './MonthlyReports.module.css'
import { NewReport } from './NewReport.tsx'
import type { ReportedProject } from './ReportDialog.tsx'
import { ReportList } from './ReportList.tsx'

export type SideReportsProps = {
  project: ReportedProject
  owner: ReportOwner
  /** Message id of the reason why none can be filed; null when one can. */
  canFile: string | null
}

/** The monthly reports of one side of a project, and the way to file one. */
export function SideReports({ project, owner, canFile }: SideReportsProps) {
  const { formatMessage } = useIntl()
  const reports = useReports(project.id, owner)
  const part = useRef<HTMLDivElement>(null)
  const [isFiling, setIsFiling] = useState(false)
  const found = reports.data?.reports
  return (
    <div className={styles['reports']} ref={part} tabIndex={-1}>
      <div className={styles['line']}>
        <span className={styles['note']} role="status">
          {found !== undefined &&
            formatMessage(
              // The list is at its limit: there may be older ones.
              { id: found.length < projectReport.MAX_REPORTS ? 'reports.count' : 'reports.latest' },
              { count: found.length },
            )}
        </span>
        <ActionButton
          // Disabled in grey: the reason would be unreadable on the primary colour.
          type={canFile === null ? 'primary' : 'default'}
          icon={<Icon name="plus" />}
          reasonId={canFile}
          onClick={() => setIsFiling(true)}
        >
          {formatMessage({ id: 'reports.file' })}
        </ActionButton>
      </div>
      {found !== undefined && found.length > 0 && (
        <ReportList reports={found} onGone={() => part.current?.focus()} />
      )}
      {found?.length === 0 && (
        <EmptyState title={formatMessage({ id: 'reports.none' })}>
          {formatMessage({ id: 'reports.none.text' })}
        </EmptyState>
      )}
      {found === undefined && reports.error !== null && (
        <PageFailure
          error={reports.error}
          title={formatMessage({ id: 'reports.failed' })}
          page={formatMessage({ id: 'reports.title' })}
          onRetry={() => void reports.refetch()}
        />
      )}
      {reports.isPending && (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      )}
      {isFiling && (
        <NewReport
          project={project}
          owner={owner}
          onClose={() => {
            setIsFiling(false)
          }}
        />
      )}
    </div>
  )
}
