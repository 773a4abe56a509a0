import { projectReport } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { failureText, type LoadFailure, tierPart, useHost } from '@console/sub-app'
import { AppModal, EmptyState, ErrorState, formatTime, Icon } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type ReportOwner, useRemoveReport, useReports } from '../../queries/reports.ts'
import { ActionButton } from '../ActionButton.tsx'
import { FileList } from '../files/FileList.tsx'
import type { ReportDialogProps, ReportedProject } from './ReportDialog.tsx'
import styles from './MonthlyReports.module.css'

export { texts } from './texts.ts'

/** The dialog that files a report, whose month needs the tier of calendars. */
const NewReport = tierPart<ReportDialogProps>({
  tier: 'data',
  load: async () => (await import(/* webpackChunkName: "data-report" */ './ReportDialog.tsx')).ReportDialog,
  Loading: () => null,
  Failed: NewReportFailed,
})

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
    <div className="ui-stack ui-gap-12" ref={part} tabIndex={-1}>
      <div className={`ui-row ui-between ui-gap-12 ui-min-32 ${styles['line']}`}>
        <span className="ui-small ui-muted" role="status">
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

/** Shown when the form of a new report could not be loaded; the reports remain. */
function NewReportFailed({ error, onRetry, onClose }: ReportDialogProps & LoadFailure) {
  const { formatMessage } = useIntl()
  return (
    <AppModal open footer={null} onCancel={onClose}>
      <ErrorState title={formatMessage({ id: 'reports.form.failed' })} error={error} onRetry={onRetry} />
    </AppModal>
  )
}

type MonthlyReport = projectReport.MonthlyReport

type ReportListProps = {
  reports: readonly MonthlyReport[]
  /** The report that had the focus is gone. */
  onGone: () => void
}

/** Reports as the server orders them, the latest month first. */
function ReportList({ reports, onGone }: ReportListProps) {
  const { formatMessage } = useIntl()
  return (
    <ul className="ui-list" aria-label={formatMessage({ id: 'reports.title' })}>
      {reports.map((report) => (
        <Report key={report.id} report={report} onGone={onGone} />
      ))}
    </ul>
  )
}

function Report({ report, onGone }: { report: MonthlyReport; onGone: () => void }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const remove = useConfirmedRemoval()
  const { reportTime: month, remark, files, createByName, createTimestamp, isOwn } = report
  const leave = useEffectEvent(() => {
    if (document.activeElement === document.body) onGone()
  })
  useEffect(() => () => leave(), [])
  return (
    <li className={styles['report']}>
      <div className={styles['head']}>
        <span className="ui-body ui-strong ui-ink">{month}</span>
        {isOwn !== false && (
          <Button
            type="text"
            size="small"
            danger
            aria-label={formatMessage({ id: 'reports.delete.label' }, { month })}
            onClick={() => void remove(report)}
          >
            {formatMessage({ id: 'reports.delete' })}
          </Button>
        )}
      </div>
      {remark !== '' && (
        <p className={styles['remark']} dir="auto">
          {remark}
        </p>
      )}
      <FileList files={files} />
      {createByName !== undefined && createTimestamp !== undefined && (
        <span className="ui-small ui-muted">
          {formatMessage(
            { id: 'reports.by' },
            { name: createByName, time: formatTime(createTimestamp, timezone) },
          )}
        </span>
      )}
    </li>
  )
}

/** Confirms before it deletes (PROJ-Q14). A refusal is shown in the dialog, with the server's message. */
function useConfirmedRemoval() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const removal = useRemoveReport()
  return async ({ id, reportTime: month }: MonthlyReport): Promise<void> => {
    const isGone = await services.confirm({
      title: formatMessage({ id: 'reports.delete.title' }, { month }),
      content: formatMessage({ id: 'reports.delete.text' }),
      okText: formatMessage({ id: 'reports.delete' }),
      isDestructive: true,
      onOk: async () => {
        await removal.mutateAsync(id).catch((error: unknown) => {
          throw new Error(failureText(error), { cause: error })
        })
      },
    })
    if (isGone) services.toast.success(formatMessage({ id: 'reports.deleted' }, { month }))
  }
}
