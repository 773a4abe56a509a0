import type { projectReport } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useRemoveReport } from '../../queries/reports.ts'
import { FileList } from '../files/FileList.tsx'
import styles from './MonthlyReports.module.css'

type MonthlyReport = projectReport.MonthlyReport

type ReportListProps = {
  reports: readonly MonthlyReport[]
  /** The report that had the focus is gone. */
  onGone: () => void
}

/** Reports as the server orders them, the latest month first. */
export function ReportList({ reports, onGone }: ReportListProps) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles['list']} aria-label={formatMessage({ id: 'reports.title' })}>
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
        <span className={styles['month']}>{month}</span>
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
        <span className={styles['note']}>
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
